import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';

/** Puts the sheet that is shown on paper. */
export const PrintButton = ({ label }: { label: string }) => (
  <Controls>
    <Button onClick={() => window.print()}>{label}</Button>
  </Controls>
);
