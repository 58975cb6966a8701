import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import type { ListedPictureView, SitePictureView } from '#contract/site/pictures.ts';
import { api, call } from '#islands/client/api.ts';

type Photos = { photos: ListedPictureView[] | null; failed: boolean };

/** One list for all fields of the screen that show photos. */
const $photos = atom<Photos>({ photos: null, failed: false });

let isRequested = false;

export const readPhotos = () => call<ListedPictureView[]>(api.api.admin.site.pictures.$get());

export const loadPhotos = async (): Promise<void> => {
  isRequested = true;
  try {
    $photos.set({ photos: await readPhotos(), failed: false });
  } catch {
    isRequested = false;
    $photos.set({ ...$photos.get(), failed: true });
  }
};

/** The same picture again moves to the top. */
export const addPhoto = (picture: SitePictureView): void => {
  const { photos } = $photos.get();
  const rest = (photos ?? []).filter(({ id }) => id !== picture.id);
  $photos.set({ photos: [{ ...picture, uploaded: true }, ...rest], failed: false });
};

export const usePhotos = (): Photos => {
  useEffect(() => {
    if (!isRequested) void loadPhotos();
  }, []);
  return useStore($photos);
};
