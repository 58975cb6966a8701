import { useEffect, useRef, useState } from 'react';
import { catalogueTexts } from '#content/texts/admin-catalogue.ts';
import type { UploadedPicture } from '#contract/gift-views.ts';
import {
  wasAbandoned,
  type WithPassword,
} from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { sentenceOf, statusOf } from '#islands/client/api.ts';
import { upload } from '#islands/client/upload.ts';

const texts = catalogueTexts.picture;

const maxBytes = 20 * 1024 * 1024;

type State =
  | { kind: 'idle' }
  | { kind: 'sending'; percent: number }
  | { kind: 'done' }
  | { kind: 'failed'; message: string };

/** Uploads a picture. @param onUploaded receives its address on this site */
export const usePictureUpload = (
  withPassword: WithPassword,
  onUploaded: (address: string) => void,
) => {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    if (file.size > maxBytes) return setState({ kind: 'failed', message: texts.tooLarge });
    const tell = (next: State) => {
      if (!mine.signal.aborted) setState(next);
    };
    tell({ kind: 'sending', percent: 0 });
    try {
      const { image_url } = await withPassword(() =>
        upload<UploadedPicture>('/api/admin/gift-pictures', {
          file,
          onProgress: (percent) => tell({ kind: 'sending', percent }),
          signal: mine.signal,
        }),
      );
      if (!mine.signal.aborted) onUploaded(image_url);
      tell({ kind: 'done' });
    } catch (error) {
      if (wasAbandoned(error)) return tell({ kind: 'idle' });
      const why = statusOf(error) === 413 ? texts.tooLarge : (sentenceOf(error) ?? texts.failed);
      tell({ kind: 'failed', message: `${why} ${texts.again}` });
    }
  };

  const cancel = () => {
    running.current?.abort();
    setState({ kind: 'idle' });
  };

  return { state, sending: state.kind === 'sending', send, cancel };
};

export type PictureUpload = ReturnType<typeof usePictureUpload>;
