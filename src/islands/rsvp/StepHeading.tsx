import { useEffect, useRef } from 'react';

type Props = { eyebrow: string; title: string; arrived: boolean };

/** Where a step begins. On arrival it takes the focus, so that the step is read out and in view. */
export const StepHeading = ({ eyebrow, title, arrived }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!arrived) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [arrived]);
  return (
    <h2 ref={heading} tabIndex={-1} className="outline-none">
      <span className="eyebrow block">{eyebrow}</span>
      <span className="subtitle mt-1 block">{title}</span>
    </h2>
  );
};
