import {
  receipt as texts,
  receiptOf,
  receiptText,
  newestOf,
  whatsappLink,
} from '#content/texts/receipt.ts';
import type { EventView } from '#contract/events.ts';
import type { ResponseView } from '#contract/responses.ts';

type Props = {
  groupName: string;
  events: readonly EventView[];
  /** What the server answered when it received them. */
  received: Readonly<Record<number, ResponseView[]>>;
};

/** Exactly what is stored, in the server's words, to keep or to pass on. */
export const Receipt = ({ groupName, events, received }: Props) => {
  const receipt = receiptOf(events, received);
  const newest = newestOf(receipt);
  const text = receiptText(groupName, receipt);
  return (
    <div role="status" id="recibido">
      {newest && (
        <div className="notice" data-variant="success">
          <p className="font-semibold">{texts.at(newest)}</p>
          {receipt.map(({ name, answers: responses }) => (
            <div key={name} className="mt-2">
              <p>{name}</p>
              <ul>
                {responses.map((response) => (
                  <li key={response.name}>
                    <span>{response.name}</span>:{' '}
                    <strong>{texts.answer(response.isAttending)}</strong>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <a
            className="btn btn-quiet mt-3"
            href={whatsappLink(text)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {texts.whatsapp}
          </a>
        </div>
      )}
    </div>
  );
};
