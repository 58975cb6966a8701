import { Button, type ButtonVariant } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';

/** Puts the sheet that is shown on paper. */
type Props = { label: string; variant?: ButtonVariant };

export const PrintButton = ({ label, variant = 'primary' }: Props) => (
  <Controls>
    <Button variant={variant} onClick={() => window.print()}>
      {label}
    </Button>
  </Controls>
);
