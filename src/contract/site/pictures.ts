/** POST /api/admin/site/pictures. `id` is what a photo field of the content holds, `url` a small copy. */
export type SitePictureView = { id: string; url: string; width: number; height: number };

/** A picture of GET /api/admin/site/pictures; one that is not uploaded came with the build. */
export type ListedPictureView = SitePictureView & { uploaded: boolean };

/** Where a picture is begun that arrives in parts, by the tus protocol; once it has, POST to its own address keeps it. */
export const uploadsAddress = '/api/admin/site/pictures/uploads';
