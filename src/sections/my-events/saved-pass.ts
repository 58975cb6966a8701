import { offline } from '#content/texts/offline.ts';
import { locale } from '#domain/region.ts';
import { localStore } from '#islands/client/browser-storage.ts';

/** What the phone remembers of the last 'Guardar para el viaje'. */
export type SavedPass = {
  /** Milliseconds since 1970. */
  at: number;
  bytes: number;
  /** Whether the browser promised not to clear it for want of space. */
  lasts: boolean;
};

export const readPass = (): SavedPass | undefined => {
  try {
    const pass = JSON.parse(localStore.read('convite:pass') ?? 'null') as SavedPass | null;
    return typeof pass?.at === 'number' && typeof pass.bytes === 'number' ? pass : undefined;
  } catch {
    return undefined;
  }
};

/** '640 kB', '1,2 MB'. */
export const weightInWords = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.round(bytes / 1_000)} kB`
    : `${(bytes / 1_000_000).toLocaleString(locale(), { maximumFractionDigits: 1 })} MB`;

export const inWords = ({ at, bytes, lasts }: SavedPass): string => {
  const { saved, staysSaved, mayBeDeleted } = offline.pass;
  return `${saved(new Date(at), weightInWords(bytes))} ${lasts ? staysSaved : mayBeDeleted}`;
};
