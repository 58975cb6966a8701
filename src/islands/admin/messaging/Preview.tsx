import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import type { MessagingGroup } from '#contract/messages.ts';
import { CopyButton } from '#islands/ui/CopyButton.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { CopyIcon } from '#islands/ui/icons.tsx';
import type { Writer } from './people.ts';
import { Empty } from '#islands/admin/ui/panel-states.tsx';

type Props = {
  groups: readonly MessagingGroup[];
  group: MessagingGroup | undefined;
  onChoose: (groupId: number) => void;
  writer: Writer;
};

/** The message as one group receives it. */
export const Preview = ({ groups, group, onChoose, writer }: Props) => (
  <section aria-label={texts.preview} className="flex min-w-0 flex-col gap-2">
    <h2 className="sr-only">{texts.preview}</h2>
    {group ? (
      <>
        <div className="flex items-end gap-2">
          <Field label={texts.previewOf} className="min-w-0 grow">
            {(control) => (
              <select
                {...control}
                value={group.id}
                onChange={({ target }) => onChoose(Number(target.value))}
              >
                {groups.map(({ id, group_name }) => (
                  <option key={id} value={id}>
                    {group_name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <CopyButton
            text={writer.message(group)}
            label={texts.copy}
            className="btn btn-quiet btn-icon flex-none"
          >
            <CopyIcon />
          </CopyButton>
        </div>
        <p className="message-preview">
          {writer.isEmpty ? (
            <span className="text-muted">{texts.previewEmpty}</span>
          ) : (
            writer.message(group)
          )}
        </p>
      </>
    ) : (
      <Empty link={{ href: '/admin/guests', text: texts.toGuests }}>{texts.noGroups}</Empty>
    )}
  </section>
);
