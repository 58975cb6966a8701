/** In bytes. No photo of a phone is larger. */
export const maxPictureSize = 20 * 1024 * 1024;
