/** Why an uploaded picture is refused. */
export const pictureFaults = ['not_a_picture', 'heic', 'damaged', 'too_many_pixels'] as const;

export type PictureFault = (typeof pictureFaults)[number];
