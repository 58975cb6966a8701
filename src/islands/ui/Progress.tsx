/** A bar that fills from the left. The percentage is also read out. */
export const Progress = ({ percent, label }: { percent: number; label: string }) => (
  <svg
    className="progress"
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(percent)}
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
  >
    <rect width={percent} height="4" />
  </svg>
);
