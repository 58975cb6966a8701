import type { QrImage } from './draw-qr.ts';

type Props = { image: QrImage; label: string; className?: string; width?: number };

export const QrPicture = ({ image: { size, path }, label, className, width }: Props) => (
  <svg
    role="img"
    aria-label={label}
    className={className}
    width={width}
    height={width}
    viewBox={`0 0 ${size} ${size}`}
    shapeRendering="crispEdges"
  >
    <path fill="white" d={`M0 0h${size}v${size}h-${size}z`} />
    <path d={path} />
  </svg>
);
