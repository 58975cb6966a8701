import { attendance } from '#content/texts/attendance.ts';
import type { InvitedEventView } from '#contract/events.ts';
import type { GuestView } from '#contract/guest-groups.ts';
import type { ResponseView } from '#contract/responses.ts';
import { readDraft } from '#islands/client/draft.ts';
import { useSavedDraft } from '#islands/client/use-saved-draft.ts';
import { readResponsesDraft, type ResponsesDraft } from '#islands/responses/read-draft.ts';
import { useResponseSheet } from '#islands/rsvp/use-response-sheet.ts';
import { Tabs } from '#islands/ui/Tabs.tsx';
import { useHydrated } from '#islands/ui/use-hydrated.ts';

import { EventDetails } from './EventDetails.tsx';
import { ManageAttendance } from './ManageAttendance.tsx';

type Props = {
  guest: GuestView;
  events: InvitedEventView[];
  responses: Record<number, ResponseView[]>;
};

/** Every event of the group in two tabs: what it is, and who comes. */
export const AttendanceScreen = (props: Props) => {
  // The server's HTML knows no draft: the screen starts anew once the browser can read it.
  const hydrated = useHydrated();
  const draftKey = hydrated ? `convite:attendance:${props.guest.id}` : undefined;
  const draft = draftKey === undefined ? undefined : readDraft(draftKey, readResponsesDraft);
  return <Screen key={draftKey} {...props} draftKey={draftKey} draft={draft} />;
};

type ScreenProps = Props & {
  draftKey: string | undefined;
  draft: ResponsesDraft | undefined;
};

const Screen = ({ guest, events, responses, draftKey, draft }: ScreenProps) => {
  const responseSheet = useResponseSheet({ groupId: guest.id, responses, draft });
  const { options, acknowledged } = responseSheet.sheet;
  useSavedDraft(draftKey, { options, acknowledged, diets: {} });

  const { tabs } = attendance;
  const common = { events, responseSheet, members: guest.members };
  return (
    <Tabs
      label={tabs.label}
      initial="details"
      tabs={[
        { key: 'details', label: tabs.details, panel: <EventDetails {...common} /> },
        {
          key: 'manage',
          label: tabs.manage,
          panel: (
            <ManageAttendance
              {...common}
              events={events.filter(({ rsvp_closed }) => !rsvp_closed)}
              groupName={guest.groupName}
            />
          ),
        },
      ]}
    />
  );
};
