import { photosPanelTexts as texts } from '#content/texts/admin-photos.ts';
import type { AdminPhotoView } from '#contract/photos.ts';

type Props = {
  photo: AdminPhotoView;
  place: number;
  isSelected: boolean;
  /** What a tap means: away with it; otherwise that it is meant. */
  isToBeHidden: boolean;
  onToggle: () => void;
};

/** A photo that a tap marks; who sent it stands below. */
export const PhotoTile = ({ photo, place, isSelected, isToBeHidden, onToggle }: Props) => {
  const { small, large, tone, groupName, eventName } = photo;
  const sender = groupName ?? (eventName ? texts.byCard(eventName) : texts.nobody);
  return (
    <li className="relative min-w-0">
      <button
        type="button"
        aria-pressed={isSelected}
        aria-label={texts.photoOf(sender, place)}
        className="relative block aspect-square w-full overflow-hidden rounded-xs"
        onClick={onToggle}
      >
        {/* A style of its own would be refused by the page's policy. */}
        <svg color={tone} className="absolute inset-0 size-full bg-current" aria-hidden="true" />
        <picture>
          <source type="image/avif" srcSet={small.avif} />
          <img
            src={small.webp}
            alt=""
            width="288"
            height="288"
            loading="lazy"
            decoding="async"
            className={`relative size-full object-cover transition-opacity ${isSelected && isToBeHidden ? 'opacity-25' : ''}`}
          />
        </picture>
        {isSelected && (
          <span className="absolute inset-0 grid place-items-center border-4 border-accent">
            <svg
              viewBox="0 0 24 24"
              width="44"
              height="44"
              fill="none"
              stroke="var(--accent)"
              strokeWidth="2.5"
              aria-hidden="true"
            >
              <path d={isToBeHidden ? 'M5 5l14 14M19 5 5 19' : 'm4 13 5 5L20 6'} />
            </svg>
          </span>
        )}
      </button>
      <p className="flex items-center justify-between gap-1 text-sm text-muted">
        <span className="min-w-0 truncate">{sender}</span>
        <a
          className="inline-flex size-11 flex-none items-center justify-center"
          href={large}
          target="_blank"
          rel="noopener"
          aria-label={texts.openOf(place)}
        >
          <svg
            viewBox="0 0 20 20"
            width="18"
            height="18"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            aria-hidden="true"
          >
            <path d="M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6" />
          </svg>
        </a>
      </p>
    </li>
  );
};
