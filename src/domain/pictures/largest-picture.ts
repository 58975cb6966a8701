/** In bytes. No photo of a phone is larger. */
export const largestPicture = 20 * 1024 * 1024;
