import { atom } from 'nanostores';

export type ToastVariant = 'default' | 'destructive';
/** Something that the toast itself offers to do; lost when the page is left. */
export type ToastAction = { label: string; run: () => void };
export type Message = {
  title: string;
  description?: string;
  variant?: ToastVariant;
  action?: ToastAction;
  /** It speaks of this page, and is not carried to the next one. */
  isOfPage?: boolean;
  /** What is left of a toast that comes from the page before. */
  leftMs?: number;
};
export type Toast = Message & { id: number; description: string; variant: ToastVariant };

/** One at a time: the newest takes the place of the one before. */
export const $toast = atom<Toast | null>(null);

let lastId = 0;

export const toast = ({ description = '', variant = 'default', ...message }: Message) => {
  $toast.set({ ...message, id: ++lastId, description, variant });
};

export const dismissToast = () => {
  $toast.set(null);
};
