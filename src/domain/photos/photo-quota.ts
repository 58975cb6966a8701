/** What one sender may have on the site, at most: a group, or the cards of an event, which many use. */
export type Quota = { photos: number; bytes: number };

const gigabyte = 1024 ** 3;

export const groupQuota: Quota = { photos: 400, bytes: 2 * gigabyte };

export const cardQuota: Quota = { photos: 3000, bytes: 12 * gigabyte };

/** What photos leave free on the disk for answers, gifts and backups, in bytes. */
export const minFreeBytes = gigabyte / 2;

/**
 * Whether one more photo has room beside those of its sender.
 * @param size of the file to come, in bytes
 */
export const hasQuota = (used: Quota, size: number, quota: Quota): boolean =>
  used.photos < quota.photos && used.bytes + size <= quota.bytes;

/**
 * Whether the disk has room. A photo that is on its way needs its place twice: as it arrives, and as it is kept.
 * @param inProgress declared sizes of all uploads that are not finished, in bytes
 * @param arrived how much of them is on the disk already
 */
export const hasRoom = (
  { free, inProgress, arrived }: { free: number; inProgress: number; arrived: number },
  size: number,
  reserve = minFreeBytes,
): boolean => 2 * (inProgress + size) - arrived + reserve <= free;
