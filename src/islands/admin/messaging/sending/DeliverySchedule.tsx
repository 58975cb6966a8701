import { sendingTexts } from '#content/texts/sending.ts';
import type { SendPreview } from '#contract/messages.ts';
import { Notice } from '#islands/ui/Notice.tsx';
import type { Sending } from './use-send-preview.ts';
import { whenText } from './when.ts';

const texts = sendingTexts.preview;

/** As a clock shows it: '9:00 pm' */
const clock = (hour: number) => `${hour % 12 || 12}:00 ${hour < 12 ? 'am' : 'pm'}`;

const soonMs = 60_000;

type Props = { preview: SendPreview; kind: Sending['kind'] };

/** Channel, pace and expected end of the sending. */
export const DeliverySchedule = ({
  preview: { channel, pace: rate, people, waiting: pending },
  kind,
}: Props) => {
  if (!rate) return null;
  const now = new Date();
  const [first, last] = [new Date(rate.first), new Date(rate.last)];
  const isSoon = first.getTime() - now.getTime() < soonMs;
  return (
    <section aria-label={texts.when}>
      <h3 className="label">{texts.when}</h3>
      {channel === 'cloud' && kind === 'template' && (
        <Notice variant="warning">{texts.freeTextByCloud}</Notice>
      )}
      <ul className="list-disc pl-5">
        <li>
          {channel === 'cloud'
            ? texts.byCloud
            : kind === 'official'
              ? texts.templateByBaileys
              : texts.byBaileys}
        </li>
        {pending > 0 && <li>{texts.pending(pending)}</li>}
        <li>{isSoon ? texts.firstNow : texts.first(whenText(first, now))}</li>
        {people > 1 && (
          <>
            {rate.gap[1] > 0 && <li>{texts.gap(...rate.gap)}</li>}
            <li className="font-semibold">{texts.last(whenText(last, now))}</li>
          </>
        )}
        <li>{`${texts.daily(rate.daily, rate.left)} ${rate.quiet ? texts.quiet(clock(rate.quiet[0]), clock(rate.quiet[1])) : ''}`}</li>
      </ul>
    </section>
  );
};
