import { useEffect, useRef, useState } from 'react';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import type { SitePictureView } from '#contract/site/pictures.ts';
import { sentenceOf } from '#islands/client/api.ts';
import { upload } from '#islands/client/upload.ts';
import { addPhoto } from './use-photos.ts';

/** A file on its way: percent, or why it did not arrive. It stays in the list until it has. */
export type Sending = { key: number; file: File; percent: number; failure: string };

let lastKey = 0;

/** Several at once, one after the other over the line: on a bad signal the first arrives soonest so. */
export const useUploads = (onArrived: (id: string) => void) => {
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const queue = useRef<Sending[]>([]);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const tell = (key: number, change: Partial<Sending>) =>
    setSendings((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));

  const takeAway = (key: number) =>
    setSendings((before) => before.filter((one) => one.key !== key));

  const work = async () => {
    if (running.current) return;
    const mine = new AbortController();
    running.current = mine;
    for (let next = queue.current.shift(); next && !mine.signal.aborted;) {
      const { key, file } = next;
      try {
        const picture = await upload<SitePictureView>('/api/admin/site/pictures', {
          file,
          onProgress: (percent) => tell(key, { percent }),
          signal: mine.signal,
        });
        addPhoto(picture);
        takeAway(key);
        onArrived(picture.id);
      } catch (error) {
        tell(key, { failure: sentenceOf(error) ?? texts.uploadFailed(file.name) });
      }
      next = queue.current.shift();
    }
    running.current = null;
  };

  const enqueue = (added: Sending[]) => {
    queue.current.push(...added);
    void work();
  };

  const send = (files: readonly File[]) => {
    const added = files.map((file) => ({ key: ++lastKey, file, percent: 0, failure: '' }));
    setSendings((before) => [...before, ...added]);
    enqueue(added);
  };

  const retry = (sending: Sending) => {
    tell(sending.key, { percent: 0, failure: '' });
    enqueue([sending]);
  };

  /** Of one that failed. */
  const giveUp = ({ key }: Sending) => takeAway(key);

  return { sendings, send, retry, giveUp };
};
