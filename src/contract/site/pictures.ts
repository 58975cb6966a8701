/** POST /api/admin/site/pictures. `id` is what a photo field of the content holds, `url` a small copy. */
export type SitePictureView = { id: string; url: string; width: number; height: number };

/** A picture of GET /api/admin/site/pictures; one that is not uploaded came with the build. */
export type ListedPictureView = SitePictureView & { uploaded: boolean };
