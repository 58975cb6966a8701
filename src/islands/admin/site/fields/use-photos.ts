import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import type { ListedPictureView, SitePictureView } from '#contract/site/pictures.ts';
import { listPictures } from '../site-calls.ts';

type Photos = { photos: ListedPictureView[] | null; failed: boolean };

/** One list for all photo fields of the screen. */
const $photos = atom<Photos>({ photos: null, failed: false });

let isAsked = false;

export const loadPhotos = async (): Promise<void> => {
  isAsked = true;
  try {
    $photos.set({ photos: await listPictures(), failed: false });
  } catch {
    isAsked = false;
    $photos.set({ ...$photos.get(), failed: true });
  }
};

/** The same picture again moves to the top. */
export const addPhoto = (picture: SitePictureView): void => {
  const { photos } = $photos.get();
  const others = (photos ?? []).filter(({ id }) => id !== picture.id);
  $photos.set({ photos: [{ ...picture, uploaded: true }, ...others], failed: false });
};

export const usePhotos = (): Photos => {
  useEffect(() => {
    if (!isAsked) void loadPhotos();
  }, []);
  return useStore($photos);
};
