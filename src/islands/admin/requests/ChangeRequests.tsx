import { useRef, useState } from 'react';
import { requestsTexts as texts } from '#content/texts/admin-requests.ts';
import type { AdminChangeRequestView } from '#contract/deadlines/change-requests.ts';
import { useReauthentication } from '#islands/admin/ui/dialogs/use-reauthentication.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { OpenRequest } from './OpenRequest.tsx';

type Props = {
  requests: AdminChangeRequestView[];
  onChanged: () => Promise<void>;
};

/** The groups' change requests beside the stored responses. Hidden while there are none. */
export const ChangeRequests = ({ requests, onChanged }: Props) => {
  const { withPassword, passwordDialog } = useReauthentication();
  const [changed, setChanged] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const open = requests.filter(({ status }) => status === 'pending');
  const resolved = requests.filter(({ status }) => status !== 'pending');
  if (requests.length === 0) return null;

  const settled = async () => {
    setChanged(null);
    await onChanged().catch(() => undefined);
    // Its buttons are gone: the focus would fall to the page's beginning.
    heading.current?.focus();
  };

  return (
    <Controls>
      <section className="card" aria-labelledby="change-requests">
        <h2
          className="subtitle focus:outline-none"
          id="change-requests"
          ref={heading}
          tabIndex={-1}
        >
          {texts.title}
        </h2>
        {open.length > 0 && <p className="text-muted">{texts.subtitle}</p>}
        <ul className="divide-y divide-paper-edge">
          {open.map((request) => (
            <OpenRequest
              key={request.id}
              request={request}
              isChanged={changed === request.id}
              withPassword={withPassword}
              onSettled={() => void settled()}
              onConflict={async () => {
                await onChanged().catch(() => undefined);
                setChanged(request.id);
              }}
            />
          ))}
        </ul>
        {resolved.length > 0 && (
          <details className="mt-3">
            <summary className="cursor-pointer py-2">{`${texts.resolved} (${resolved.length})`}</summary>
            <ul className="mt-2 grid gap-2">
              {resolved.map(({ id, groupName, eventName, status, note }) => (
                <li key={id} className="wrap-anywhere">
                  <span>{`${groupName}, ${eventName}: ${texts.states[status]}`}</span>
                  {note && <span className="hint block">{note}</span>}
                </li>
              ))}
            </ul>
          </details>
        )}
        {passwordDialog}
      </section>
    </Controls>
  );
};
