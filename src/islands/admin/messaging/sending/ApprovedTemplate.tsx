import { useState } from 'react';
import { messagesTexts } from '#content/texts/admin-messages.ts';
import { approvedTemplate } from '#content/texts/message-words.ts';
import { sendingTexts } from '#content/texts/sending.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Field } from '#islands/ui/Field.tsx';

const texts = sendingTexts.official;

type Props = { selected: number; onSend: () => void };

/** The text that the service has approved, for those who are selected. */
export const ApprovedTemplate = ({ selected, onSend }: Props) => {
  const [selection, setSelected] = useState('');
  const isReady = selection !== '' && selected > 0;

  const send = () => {
    if (isReady) return onSend();
    toast({ title: messagesTexts.error, description: texts.needs, variant: 'destructive' });
  };

  return (
    <Controls className="official-template">
      <Field label={texts.title} hint={texts.hint} className="min-w-0 grow">
        {(control) => (
          <select
            {...control}
            value={selection}
            onChange={({ target }) => setSelected(target.value)}
          >
            <option value="">{texts.choose}</option>
            <option value={approvedTemplate.id}>{approvedTemplate.name}</option>
          </select>
        )}
      </Field>
      <Button variant="quiet" aria-disabled={!isReady} onClick={send}>
        {texts.send}
      </Button>
    </Controls>
  );
};
