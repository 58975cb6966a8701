import { type SitePictureView, uploadsAddress } from '#contract/site/pictures.ts';
import { api, call, statusOf } from '#islands/client/api.ts';
import { retryDelays, sendInParts } from '#islands/client/send-in-parts.ts';

const { uploads } = api.api.admin.site.pictures;

const partBytes = 512 * 1024;

type Upload = { file: File; onProgress: (percent: number) => void; signal: AbortSignal };

/**
 * Sends a picture in parts. After a break, and when the same file is chosen again, only what is missing is sent.
 * @throws ApiError
 */
export const sendPicture = async (sending: Upload): Promise<SitePictureView> => {
  const sendParts = () =>
    sendInParts({ ...sending, endpoint: uploadsAddress, partBytes, canResume: true });
  const address = await sendParts();
  sending.onProgress(100);
  try {
    return await keepReceived(address);
  } catch (error) {
    // What has arrived was swept, or kept for an earlier asking.
    if (statusOf(error) === 404) return keepReceived(await sendParts());
    throw error;
  }
};

const keepReceived = async (address: string): Promise<SitePictureView> => {
  const id = address.split('/').pop()!;
  for (const delay of retryDelays) {
    try {
      return await call<SitePictureView>(uploads[':id'].$post({ param: { id } }));
    } catch (error) {
      if (statusOf(error) !== 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return call<SitePictureView>(uploads[':id'].$post({ param: { id } }));
};
