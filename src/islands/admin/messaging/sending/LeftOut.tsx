import { sendingTexts } from '#content/texts/sending.ts';
import { joinNames } from '#content/texts/join-names.ts';
import type { LeftOut as LeftOutView } from '#contract/messages.ts';
import {
  type LeftOutReason,
  type RecipientWarning,
  recipientWarnings,
} from '#domain/messages/recipients.ts';

const { preview: texts, reasons, included, personOf, people: counted } = sendingTexts;

type Props = {
  leftOut: readonly LeftOutView[];
  skip: readonly RecipientWarning[];
  onLeaveOut: (reason: RecipientWarning, isLeftOut: boolean) => void;
};

const isOptional = (reason: LeftOutReason): reason is RecipientWarning =>
  (recipientWarnings as readonly LeftOutReason[]).includes(reason);

/** Groups left out and the reason; where the couple may decide, a button includes them. */
export const LeftOut = ({ leftOut, skip, onLeaveOut }: Props) => {
  if (leftOut.length === 0) return null;
  return (
    <section aria-label={texts.leftOut}>
      <h3 className="label">{texts.leftOut}</h3>
      <ul className="divide-y divide-paper-edge">
        {leftOut.map(({ reason, people }) => {
          const isLeftOut = !isOptional(reason) || skip.includes(reason);
          return (
            <li key={reason} className="left-out">
              <details className="min-w-0 grow">
                <summary className="cursor-pointer py-2">{`${reasons[reason]}: ${counted(people.length)}`}</summary>
                <p className="pb-2 text-sm text-muted">{`${joinNames(people.map(({ name, groupName }) => personOf(name, groupName)))}.`}</p>
              </details>
              {isOptional(reason) && (
                <label className="mark">
                  <input
                    type="checkbox"
                    className="check"
                    checked={!isLeftOut}
                    onChange={({ target }) => onLeaveOut(reason, !target.checked)}
                  />
                  <span>
                    <span>{isLeftOut ? texts.sendAnyway : included[reason]}</span>
                    <span className="sr-only">{`: ${reasons[reason]}`}</span>
                  </span>
                </label>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
