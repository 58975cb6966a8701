import { $toast } from '#islands/stores/toasts.ts';
import { leavePosition, onPageChange, positionToast } from './toast-position.ts';

const SWIPE_PX = 50;

type Region = HTMLElement & {
  card: HTMLElement;
  hover?: boolean;
  returnTo?: Element | null;
  rise: () => void;
  isPaused: () => boolean;
  pause: () => void;
  resume: () => void;
  dismiss: () => void;
  slide: (px: number) => void;
};

/** A place without controls, keys, a pause while it is read, and a swipe that takes it away. */
export const handleToast = (region: Region): void => {
  handlePosition(region);
  handleKeys(region);
  handlePause(region);
  handleSwipe(region);
};

const handlePosition = (region: Region) => {
  let stopLooking = () => {};
  $toast.subscribe((shown) => {
    stopLooking();
    leavePosition(region);
    if (!shown) return;
    positionToast(region);
    stopLooking = onPageChange(() => look(region));
  });
};

/** What is read, or slid away, stays where it is. */
const look = (region: Region) => {
  if (!$toast.get() || region.isPaused() || region.card.style.transform) return;
  region.rise();
  positionToast(region);
};

const handleKeys = (region: Region) => {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'F8') return;
    event.preventDefault();
    region.focus();
  });
  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !region.contains(relatedTarget)) {
      region.returnTo = relatedTarget;
    }
  });
  region.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !$toast.get()) return;
    event.stopPropagation();
    region.dismiss();
  });
};

const handlePause = (region: Region) => {
  const resume = () => {
    region.resume();
    look(region);
  };
  // Not ':hover', which stays on a phone after the finger has left.
  region.addEventListener('pointerenter', () => {
    region.hover = true;
    region.pause();
  });
  region.addEventListener('pointerleave', () => {
    region.hover = false;
    resume();
  });
  region.addEventListener('focusin', () => region.pause());
  region.addEventListener('focusout', () => setTimeout(resume));
};

const handleSwipe = (region: Region) => {
  const { card } = region;
  let start: number | null = null;
  card.addEventListener('pointerdown', (event) => {
    if ((event.target as Element).closest('button')) return;
    start = event.clientX;
    card.setPointerCapture(event.pointerId);
  });
  card.addEventListener('pointermove', ({ clientX }) => {
    if (start !== null) region.slide(Math.max(0, clientX - start));
  });
  card.addEventListener('pointerup', ({ clientX }) => {
    if (start !== null && clientX - start >= SWIPE_PX) region.dismiss();
    else region.slide(0);
    start = null;
  });
  card.addEventListener('pointercancel', () => {
    start = null;
    region.slide(0);
  });
};
