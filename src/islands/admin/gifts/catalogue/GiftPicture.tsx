import { useState } from 'react';

type Props = { address: string | null; onFailed?: () => void };

/** A gift's picture; without one, or when it does not load, a drawn placeholder. */
export const GiftPicture = ({ address, onFailed }: Props) => {
  const [failed, setFailed] = useState<string | null>(null);

  const fail = () => {
    setFailed(address);
    onFailed?.();
  };

  return (
    <span className="gift-picture">
      {address && failed !== address ? (
        <img
          key={address}
          src={address}
          alt=""
          width={96}
          height={72}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={fail}
          // It may have failed before hydration.
          ref={(image) => {
            if (image?.complete && image.currentSrc && image.naturalWidth === 0) fail();
          }}
        />
      ) : (
        <GiftIcon />
      )}
    </span>
  );
};

const GiftIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width="26"
    height="26"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.2"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M4 10h16v10H4zM3 7h18v3H3zM12 7v13M12 7C9 7 7 6 7 4.500S10 3 12 7c2-4 5-4 5-2.500S15 7 12 7Z" />
  </svg>
);
