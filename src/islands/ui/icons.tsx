import type { ReactNode } from 'react';

const Icon = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 20 20"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

export const CopyIcon = () => (
  <Icon>
    <path d="M7.5 6.5h9v10h-9zM12.5 3.5h-9v10" />
  </Icon>
);

export const LinkIcon = () => (
  <Icon>
    <path d="m8.5 11.5 3-3M9 6l1.6-1.6a3.6 3.6 0 0 1 5 5L14 11M11 14l-1.6 1.6a3.6 3.6 0 0 1-5-5L6 9" />
  </Icon>
);

export const QrIcon = () => (
  <Icon>
    <path d="M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h2v2M16.5 11.5v2M11.5 16.5h2M16.5 16.5h-.01" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m4 10.5 4 4 8-9" />
  </Icon>
);

export const EditIcon = () => (
  <Icon>
    <path d="m3.5 16.5.8-3.6 9-9 2.8 2.8-9 9zM11.5 5.7l2.8 2.8" />
  </Icon>
);

export const HistoryIcon = () => (
  <Icon>
    <path d="M3.500 4v4h4M3.800 8A6.700 6.700 0 1 1 3.300 10M10 6.500v4l2.500 1.700" />
  </Icon>
);

export const DeleteIcon = () => (
  <Icon>
    <path d="M3.5 5.5h13M7.5 5.5v-2h5v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5" />
  </Icon>
);

export const ChatIcon = () => (
  <Icon>
    <path d="M3 17l1.2-3.6A6.8 6.8 0 1 1 7 16zM7.5 8.2c.4 2.3 2 3.9 4.3 4.3" />
  </Icon>
);
