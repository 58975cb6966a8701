import { Button, type ButtonTone } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';

/** Puts the sheet that is shown on paper. */
type Props = { label: string; tone?: ButtonTone };

export const PrintButton = ({ label, tone = 'primary' }: Props) => (
  <Controls>
    <Button tone={tone} onClick={() => window.print()}>
      {label}
    </Button>
  </Controls>
);
