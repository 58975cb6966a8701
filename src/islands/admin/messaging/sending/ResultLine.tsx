import { messageStateTexts } from '#content/texts/message-faults.ts';
import { sendingTexts } from '#content/texts/sending.ts';
import type { SendResult } from '#contract/messages.ts';
import { mayGoAgain } from '#domain/messages/queued-message.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { stateVariants } from './state-variants.ts';

const texts = sendingTexts.results;

type Props = {
  result: Pick<SendResult, 'recipientName' | 'groupName' | 'state' | 'error'>;
  /** Opens their chat with the message written; undefined without a number. */
  chat?: string | undefined;
  onChat?: () => void;
  loading?: boolean;
  onResolve?: (resolution: 'again' | 'given') => void;
};

/** State of one person's message, with actions when it failed. */
export const ResultLine = ({ result, chat, onChat, loading = false, onResolve }: Props) => {
  const { recipientName: name, groupName, state, error } = result;
  const isOpen = mayGoAgain(state);
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          <span>{name}</span>
          {groupName !== name && <span className="text-sm text-muted">{` · ${groupName}`}</span>}
        </p>
        <Badge variant={stateVariants[state]}>{messageStateTexts[state]}</Badge>
      </div>
      {error && <p className="text-sm text-muted">{error}</p>}
      {isOpen && onResolve && (
        <div className="line-actions">
          {chat && (
            <a
              className="btn btn-text"
              href={chat}
              target="_blank"
              rel="noopener noreferrer"
              onClick={onChat}
            >
              {texts.openChat}
              <span className="sr-only">{texts.of(name)}</span>
            </a>
          )}
          <Button variant="text" aria-disabled={loading} onClick={() => onResolve('given')}>
            <span>{state === 'failed' ? texts.sentManually : texts.given}</span>
            <span className="sr-only">{state === 'failed' ? texts.to(name) : texts.of(name)}</span>
          </Button>
          <Button variant="text" aria-disabled={loading} onClick={() => onResolve('again')}>
            {texts.again}
            <span className="sr-only">{texts.to(name)}</span>
          </Button>
        </div>
      )}
    </li>
  );
};
