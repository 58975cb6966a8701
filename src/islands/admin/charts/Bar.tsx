const fill = { yes: 'fill-leaf', no: 'fill-accent', wheat: 'fill-wheat' };

type Part = { variant: keyof typeof fill; count: number };

/** A stacked bar. Hidden from screen readers: the figures stand beside it as text. */
export const Bar = ({ total, parts }: { total: number; parts: Part[] }) => {
  const width = Math.max(total, 1);
  const startOf = (index: number) =>
    parts.slice(0, index).reduce((sum, { count }) => sum + count, 0);
  return (
    <svg
      className="my-1.5 block h-2 w-full rounded bg-paper-deep"
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ variant, count }, index) => (
        <rect key={variant} className={fill[variant]} x={startOf(index)} width={count} height="1" />
      ))}
    </svg>
  );
};
