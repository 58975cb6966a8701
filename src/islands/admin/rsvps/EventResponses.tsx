import { type Dispatch, type SetStateAction, useRef } from 'react';
import { kitchenTexts } from '#content/texts/admin-kitchen.ts';
import { listTexts } from '#content/texts/admin-lists.ts';
import { rsvpsTexts as texts } from '#content/texts/admin-rsvps.ts';
import { Empty, LoadFailure, Loading } from '#islands/admin/ui/panel-states.tsx';
import { SearchInput } from '#islands/admin/ui/lists/SearchInput.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Controls } from '#islands/ui/Controls.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { GroupsOfEvent, type EventSearch } from './GroupsOfEvent.tsx';
import type { EventOption, EventResponsesState } from './use-event-responses.ts';
import { DownloadButton } from '#islands/admin/ui/DownloadButton.tsx';
import { api } from '#islands/client/api.ts';

/** Until one is chosen; and where there is none to choose, where they are made. */
const NoEvent = ({ areThere }: { areThere: boolean }) =>
  areThere ? (
    <Empty title={texts.selectEvent}>{texts.selectEventHint}</Empty>
  ) : (
    <Empty title={texts.selectEvent} link={{ href: '/admin/events', text: texts.toEvents }}>
      {texts.noEvents}
    </Empty>
  );

/** Downloads the chosen event's answers. */
const ExportButton = ({ eventId }: { eventId: number | null }) => (
  <DownloadButton
    fetchFile={
      eventId === null
        ? undefined
        : () => api.api.admin.rsvps.event[':id'].export.$get({ param: { id: `${eventId}` } })
    }
    fileName={`event-${eventId}-rsvps.xlsx`}
  />
);

type Props = {
  events: EventOption[];
  responses: EventResponsesState;
  query: EventSearch;
  onSearch: Dispatch<SetStateAction<EventSearch>>;
};

/** The first tab: one event, its answers group by group, and the same as a file. */
export const EventResponses = ({ events, responses, query, onSearch }: Props) => {
  const { eventId, responses: ofEvent, loading, failure, choose, reload } = responses;
  const panel = useRef<HTMLDivElement>(null);

  const retry = () => {
    // The button goes away with the failure; the keyboard stays here.
    panel.current?.focus();
    reload();
  };

  return (
    <>
      <Controls className="no-print grid items-end gap-x-4 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,31rem)_minmax(0,1fr)_auto]">
        <Field label={texts.event} className="md:max-lg:col-span-2">
          {(control) => (
            <select
              {...control}
              value={eventId ?? ''}
              onChange={({ target }) => choose(Number(target.value) || null)}
            >
              <option value="">{texts.chooseEvent}</option>
              {events.map(({ id, name, day_number }) => (
                <option key={id} value={id}>
                  {texts.eventOption(name, day_number)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={texts.search}>
          {(control) => (
            <SearchInput
              {...control}
              query={query.search}
              onSearch={(search) => onSearch((before) => ({ ...before, search }))}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            disabled={eventId === null}
            aria-disabled={loading}
            onClick={loading ? undefined : reload}
          >
            {loading && ofEvent ? listTexts.refreshing : listTexts.refresh}
          </Button>
          <ExportButton key={eventId} eventId={eventId} />
        </div>
      </Controls>
      {eventId !== null && (
        <p className="no-print mt-3">
          <a className="link" href={`/admin/kitchen?event=${eventId}`}>
            {kitchenTexts.title}
          </a>
        </p>
      )}
      <div ref={panel} tabIndex={-1} className="mt-5 focus:outline-none" aria-busy={loading}>
        {failure && <LoadFailure title={texts.loadFailed} message={failure} onRetry={retry} />}
        {eventId === null && <NoEvent areThere={events.length > 0} />}
        {loading && !ofEvent && <Loading label={texts.loading} />}
        {ofEvent && (
          <GroupsOfEvent responses={ofEvent} loading={loading} query={query} onSearch={onSearch} />
        )}
      </div>
    </>
  );
};
