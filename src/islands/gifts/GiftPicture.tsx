import { useState } from 'react';

type Props = {
  src: string | null;
  className: string;
};

/** Decoration: the gift's name stands beside it. A picture that does not come leaves a drawn one. */
export const GiftPicture = ({ src, className }: Props) => {
  const [failed, setFailed] = useState(false);
  // A picture may have failed before the island woke up.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true);
  };
  if (src === null || failed) {
    return (
      <svg
        className={`gift-drawn ${className}`}
        viewBox="0 0 128 96"
        fill="none"
        aria-hidden="true"
      >
        <path d="M40 42h48v34H40zM36 32h56v10H36zM64 32v44" stroke="#73520f" />
        <path
          d="M64 31c-5-13-20-16-22-8-1 6 10 8 22 8Zm0 0c5-13 20-16 22-8 1 6-10 8-22 8Z"
          fill="var(--accent-wash)"
          stroke="var(--accent)"
        />
      </svg>
    );
  }
  return (
    <img
      ref={look}
      className={className}
      src={src}
      width={640}
      height={480}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
};
