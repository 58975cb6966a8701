import type { WishKind } from '#domain/seating/seating.ts';
import { seatingTexts } from '#content/texts/admin-seating.ts';
import type { GroupWish } from '../plan.ts';

const texts = seatingTexts.wishes;

/** With whom a group is to sit and with whom not, on its card; a broken wish warns. */
export const WishLines = ({ wishes }: { wishes: readonly GroupWish[] }) =>
  wishes.length > 0 && (
    <ul className="wish-lines">
      {wishes.map(({ id, kind, other, isConflict }) => (
        <li key={id} data-broken={isConflict || undefined}>
          <WishIcon kind={kind} />
          <span>{(isConflict ? texts.violations : texts.with)[kind](other.group_name)}</span>
        </li>
      ))}
    </ul>
  );

/** Two who overlap, or two with a line between them. */
export const WishIcon = ({ kind }: { kind: WishKind }) => (
  <svg
    className="wish-icon"
    viewBox="0 0 20 12"
    width="20"
    height="12"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    aria-hidden="true"
  >
    {kind === 'together' ? (
      <path d="M3.5 6a4 4 0 1 0 8 0a4 4 0 1 0 -8 0m5 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0" />
    ) : (
      <path d="M1 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0m12 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M10 .5v11" />
    )}
  </svg>
);
