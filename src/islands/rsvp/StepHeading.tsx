import { useEffect, useRef } from 'react';

type Props = { caption: string; title: string; hasMoved: boolean };

/** Where a step begins. On arrival it takes the focus, so that the step is read out and in view. */
export const StepHeading = ({ caption, title, hasMoved }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!hasMoved) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [hasMoved]);
  return (
    <h2 ref={heading} tabIndex={-1} className="outline-none">
      <span className="eyebrow block">{caption}</span>
      <span className="subtitle mt-1 block">{title}</span>
    </h2>
  );
};
