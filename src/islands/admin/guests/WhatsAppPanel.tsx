import { guestsTexts as texts } from '#content/texts/admin-guests.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import type { Invitations, Invited } from './invitations.ts';

type Props = {
  template: string;
  onChange: (template: string) => void;
  invitations: Invitations;
  /** Whose invitation the preview shows. */
  example: Invited | undefined;
};

const sample = {
  group_name: texts.sample.groupName,
  access_code: texts.sample.accessCode,
  link_token: texts.sample.linkToken,
};

/** The couple's own words, and the whole message as a group receives it. */
export const WhatsAppPanel = ({ template, onChange, invitations, example = sample }: Props) => (
  <section aria-label={texts.tools} className="card mt-3 grid gap-x-6 gap-y-4 lg:grid-cols-2">
    <div className="flex flex-col items-start gap-2">
      <Field label={texts.template} hint={texts.templateHint} className="w-full">
        {(control) => (
          <textarea
            {...control}
            rows={7}
            maxLength={5000}
            value={template}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      {template !== texts.templateDefault && (
        <Button variant="text" onClick={() => onChange(texts.templateDefault)}>
          {texts.templateReset}
        </Button>
      )}
    </div>
    <div className="min-w-0" role="region" aria-label={texts.preview}>
      <p className="label">{texts.previewFor(example.group_name)}</p>
      <p className="message-preview">{invitations.message(example)}</p>
    </div>
  </section>
);
