/** A placeholder while content loads: give it the content's size. */
export const Skeleton = ({ className = 'h-6 w-full' }: { className?: string }) => (
  <div className={`skeleton ${className}`} aria-hidden="true" />
);
