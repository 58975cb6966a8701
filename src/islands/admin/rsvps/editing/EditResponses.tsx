import { useEffect, useRef, useState } from 'react';
import { rsvpsTexts } from '#content/texts/admin-rsvps.ts';
import type { ResponseGroup, StoredResponse } from '#contract/rsvps.ts';
import { groupBy } from '#domain/group-by.ts';
import { UpdatesNotice } from '#islands/admin/live/UpdatesNotice.tsx';
import type { Live } from '#islands/admin/live/use-live.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { responsesOf, type EventName } from '../member-responses.ts';
import { changesOf, choose, conflictsOf, type Draft } from './response-draft.ts';
import { Conflicts } from './Conflicts.tsx';
import { EditActions } from './EditActions.tsx';
import { EventOptions } from '../EventOptions.tsx';
import { useSaveResponses } from './use-save-responses.ts';

type Props = {
  group: ResponseGroup;
  events: readonly EventName[];
  responses: readonly StoredResponse[];
  live: Live;
  /** What turned out to be stored now. */
  onStored: (now: StoredResponse[]) => void;
  /** Members or invitations are not those on the screen any more. */
  onConflict: () => void;
  onSaved: () => void;
  onClose: () => void;
};

const texts = rsvpsTexts.edit;

/** All answers of a group at once. Nothing leaves the dialog before it is saved. */
export const EditResponses = ({
  group,
  events,
  responses,
  live,
  onStored,
  onConflict,
  onSaved,
  onClose,
}: Props) => {
  const [draft, setDraft] = useState<Draft>({});
  const [confirmExit, setConfirmExit] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const conflictList = useRef<HTMLElement>(null);

  const memberResponses = responsesOf(group, events, responses);
  const changes = changesOf(draft, memberResponses);
  const conflicts = conflictsOf(draft, memberResponses);
  const { save, loading, failed, passwordDialog } = useSaveResponses({
    group,
    events,
    draft,
    responses: memberResponses,
    onStored,
    onConflict,
    onSaved,
  });
  useWarning(changes.length > 0);

  const submit = () => {
    if (conflicts.length > 0) return conflictList.current?.focus();
    void save();
  };

  const resolve: Parameters<typeof Conflicts>[0]['onResolve'] = ({ cell, option }, keep) => {
    const { [cell.key]: _decided, ...rest } = draft;
    setDraft(
      keep === 'stored' ? rest : { ...rest, [cell.key]: { ...option, version: cell.version } },
    );
    // The button that was pressed goes away.
    if (conflicts.length > 1) conflictList.current?.focus();
    else saveButton.current?.focus();
  };

  const close = () => {
    if (loading) return;
    // Pressed twice by accident, Escape must not throw anything away either.
    if (changes.length > 0) setConfirmExit(!confirmExit);
    else onClose();
  };

  return (
    <Dialog title={texts.title} description={group.group_name} wide onClose={close}>
      <div className="mt-3 grid gap-4">
        <UpdatesNotice pending={live.pending} onShow={live.show} />
        {conflicts.length > 0 && (
          <Conflicts ref={conflictList} conflicts={conflicts} onResolve={resolve} />
        )}
        {memberResponses.length === 0 && <p className="text-muted">{rsvpsTexts.noneInvited}</p>}
        {[...groupBy(memberResponses, ({ event }) => event)].map(([event, own]) => (
          <EventOptions
            key={event.id}
            event={event}
            responses={own}
            draft={draft}
            onChoose={(cell, isAttending) => !loading && setDraft(choose(draft, cell, isAttending))}
          />
        ))}
        {failed && conflicts.length === 0 && <Notice variant="error">{texts.kept}</Notice>}
      </div>
      <EditActions
        changes={changes.length}
        loading={loading}
        unsaved={confirmExit && changes.length > 0}
        saveButton={saveButton}
        onSave={submit}
        onCancel={close}
        onKeepEditing={() => setConfirmExit(false)}
        onLeave={onClose}
      />
      {passwordDialog}
    </Dialog>
  );
};

/** The browser asks too before it throws changes away with the page. */
const useWarning = (unsaved: boolean) =>
  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);
