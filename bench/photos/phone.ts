import { createHash } from 'node:crypto';
import { Upload, type DetailedError } from 'tus-js-client';
import { photoUploadsAddress } from '../../src/domain/photos/guest-photo.ts';
import {
  createPhotoSender,
  type PhotoSender,
  type SendResult,
  type Sending,
} from '../../src/islands/photos/photo-sender.ts';
import type { SelectedPhoto, PhotoStore } from '../../src/islands/photos/photo-store.ts';

type Options = {
  token: string;
  /** Of the site, over this phone's own line. */
  siteUrl: () => string;
  partBytes: number;
  /** It loses what it was told to keep: it must be found out. */
  isForgetful: boolean;
};

const checksumOf = async (bytes: ArrayBuffer) =>
  createHash('sha256').update(Buffer.from(bytes)).digest('hex');

/** The real client of the protocol, with what the page gives it. */
const sendOver =
  ({ siteUrl, token, partBytes }: Options, closed: AbortSignal) =>
  async ({ photo, onStarted, onProgress, signal }: Sending): Promise<SendResult> => {
    const bytes = Buffer.from(await photo.bytes.arrayBuffer());
    return new Promise((resolve) => {
      const upload: Upload = new Upload(bytes, {
        endpoint: siteUrl() + photoUploadsAddress,
        chunkSize: partBytes,
        retryDelays: [0, 300, 1000],
        storeFingerprintForResuming: false,
        // The line leads to the site by a port of its own, which changes with a restart.
        uploadUrl: photo.address ? siteUrl() + new URL(photo.address).pathname : null,
        headers: { Authorization: `Bearer ${token}` },
        metadata: { checksum: photo.checksum, filetype: photo.type },
        onShouldRetry: (error) => !('code' in bodyOf(error)),
        onProgress: (sent, total) => onProgress(Math.floor((100 * sent) / total)),
        onUploadUrlAvailable: () => onStarted(upload.url!),
        onSuccess: () => resolve({ state: 'sent' }),
        onError: (error) => {
          const { code } = bodyOf(error);
          resolve(code === 'already_here' ? { state: 'known' } : { state: 'failed' });
        },
      });
      for (const end of [signal, closed]) {
        end.addEventListener('abort', () => {
          void upload.abort();
          resolve({ state: 'failed' });
        });
      }
      upload.start();
    });
  };

const bodyOf = (error: Error | DetailedError): { code?: string } => {
  try {
    const answer = 'originalResponse' in error ? error.originalResponse : null;
    return JSON.parse(answer?.getBody() ?? '{}') as { code?: string };
  } catch {
    return {};
  }
};

/** A guest's phone: its page may be closed and opened again, its storage stays. */
export const openPhone = (options: Options) => {
  const stored = new Map<string, SelectedPhoto>();
  const store: PhotoStore = {
    read: async () => [...stored.values()],
    save: async (photo) => {
      if (!options.isForgetful) stored.set(photo.id, photo);
    },
    delete: async (id) => void stored.delete(id),
  };
  let ids = 0;
  let life = new AbortController();
  const openPage = (): PhotoSender => {
    const { signal } = (life = new AbortController());
    return createPhotoSender({
      ...{ owner: { token: options.token }, store, send: sendOver(options, signal), checksumOf },
      ...{
        newId: () => `p${(ids += 1)}`,
        now: () => ids,
        unreadable: 'unreadable',
        rejectionOf: () => '',
      },
      mayUseLine: () => !signal.aborted,
      onFailed: () => undefined,
    });
  };
  let page = openPage();
  return {
    page: () => page,
    /** In the middle of what it sends. */
    reopen: async () => {
      life.abort();
      page = openPage();
      await page.open();
    },
  };
};

export type Phone = ReturnType<typeof openPhone>;
