import './cart-button.css';

import { gifts } from '#content/texts/gifts.ts';
import { Button } from '#islands/ui/Button.tsx';

type Props = { count: number; total?: string; className?: string; onOpen: () => void };

const texts = gifts.cart;

/** Opens the cart and says how many gifts it holds. */
export const CartButton = ({ count, total, className = '', onOpen }: Props) => (
  <Button
    variant={total === undefined ? 'quiet' : 'primary'}
    className={`cart-button ${className}`}
    aria-label={texts.holds(count)}
    onClick={onOpen}
  >
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 10h16l-1.800 10H5.800L4 10ZM8 10c0-4 1.500-6.500 4-6.500S16 6 16 10M4.700 14h14.600M5.200 17h13.600M9 10l.8 10M15 10l-.8 10" />
    </svg>
    <span>{total ?? texts.open}</span>
    {count > 0 && <span className="count-mark">{count}</span>}
  </Button>
);
