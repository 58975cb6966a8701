import { eventsTexts as texts } from '#content/texts/admin-events.ts';
import type { EventView } from '#contract/events.ts';
import { ConfirmDelete } from '#islands/admin/ui/dialogs/ConfirmDelete.tsx';
import { api, call } from '#islands/client/api.ts';

type Props = { event: EventView; onDone: () => void; onClose: () => void };

/** The server refuses until the couple confirms that the responses are deleted too. */
export const DeleteEvent = ({ event: { id, name }, onDone, onClose }: Props) => (
  <ConfirmDelete
    title={texts.deleteTitle}
    description={
      <>
        <p className="text-ink">{texts.deleteQuestion(name)}</p>
        <p className="mt-2">{texts.deleteIncludes}</p>
      </>
    }
    remove={(confirmed) =>
      call(
        api.api.admin.events[':id'].$delete({
          param: { id: `${id}` },
          query: confirmed ? { confirm: 'true' } : {},
        }),
      )
    }
    needsConfirmation="event_has_answers"
    label={texts.deleteLabel}
    labelAgain={texts.deleteWithAnswers}
    failed={texts.deleteFailed}
    onDone={onDone}
    onClose={onClose}
  />
);
