import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import type { WeddingDetails } from '#islands/admin/ui/wedding-details.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { InsertMenu } from './InsertMenu.tsx';

type Props = {
  template: string;
  initial: string;
  details: WeddingDetails;
  onChange: (template: string) => void;
};

const limit = 5000;

export const TemplateEditor = ({ template, initial, details, onChange }: Props) => {
  const area = useRef<HTMLTextAreaElement>(null);
  // Before the first focus the insertion point is the end of the text.
  const isAssigned = useRef(false);

  const insert = (text: string) => {
    const field = area.current;
    if (!field || template.length + text.length > limit) return;
    const { selectionStart: from, selectionEnd: to } = isAssigned.current
      ? field
      : { selectionStart: template.length, selectionEnd: template.length };
    flushSync(() => onChange(template.slice(0, from) + text + template.slice(to)));
    // After the menu has given the focus back to its button.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(from + text.length, from + text.length);
    });
  };

  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field label={texts.template} hint={texts.templateHint}>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            rows={11}
            onFocus={() => (isAssigned.current = true)}
            maxLength={limit}
            value={template}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <InsertMenu details={details} onInsert={insert} />
        {template !== initial && (
          <Button variant="text" onClick={() => onChange(initial)}>
            {texts.templateReset}
          </Button>
        )}
      </div>
    </div>
  );
};
