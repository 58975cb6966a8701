import { photos } from 'virtual:photos';

/** The encoded pictures of `src/content/photos`, by name. */
export const builtPhotos = photos;
