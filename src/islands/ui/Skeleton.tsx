/** The place of something that is on its way: give it the size of what will come. */
export const Skeleton = ({ className = 'h-6 w-full' }: { className?: string }) => (
  <div className={`skeleton ${className}`} aria-hidden="true" />
);
