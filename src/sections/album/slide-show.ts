import type { WallPhotoView } from '#contract/photos.ts';

/**
 * Which photo comes next on a screen: those that it has never shown first, the newest of them at once; then all of them in turn.
 */
export const createSlideShow = () => {
  let photos: readonly WallPhotoView[] = [];
  const shown = new Map<number, number>();
  let turn = 0;

  return {
    /** The newest first. */
    replace: (current: readonly WallPhotoView[]) => {
      photos = current;
    },
    /** Undefined without any. */
    next: (): WallPhotoView | undefined => {
      turn += 1;
      const lastShown = ({ id }: WallPhotoView) => shown.get(id) ?? 0;
      // A stable order: of those that were never shown the newest stands first.
      const [next] = [...photos].sort((one, other) => lastShown(one) - lastShown(other));
      if (next) shown.set(next.id, turn);
      return next;
    },
  };
};
