import { messagesTexts as texts } from '#content/texts/admin-messages.ts';
import { connectionTexts } from '#content/texts/whatsapp-connection.ts';
import type { MessagingGuests } from '#contract/messages.ts';
import type { QuestionOption } from '#islands/admin/questions/filter-answers.ts';
import { useAnswerFilter } from '#islands/admin/questions/use-answer-filter.ts';
import { LoadFailure, Loading } from '#islands/admin/ui/panel-states.tsx';
import { useLoaded } from '#islands/admin/ui/use-loaded.ts';
import type { WeddingDetails } from '#islands/admin/ui/wedding-details.ts';
import { LiveNote } from '#islands/admin/live/LiveNote.tsx';
import { useLive } from '#islands/admin/live/use-live.ts';
import { api, call } from '#islands/client/api.ts';
import { keepInAddress } from '#islands/client/keep-in-address.ts';
import { Tabs } from '#islands/ui/Tabs.tsx';
import { addressOf, type TabKey } from './address.ts';
import { ConnectionTab } from './connection/ConnectionTab.tsx';
import { Sender } from './Sender.tsx';

type Props = {
  tab: TabKey;
  first: MessagingGuests;
  questions: QuestionOption[];
  invitedBy: readonly string[];
  details: WeddingDetails;
  /** See `useLive`. */
  mark: string;
};

const loadGuests = () => call<MessagingGuests>(api.api.admin.whatsapp.guests.$get());

/** The couple's messages to their guests. */
export const MessagingScreen = ({ tab, first, questions, mark, ...own }: Props) => {
  const loaded = useLoaded(first, loadGuests, first.groups.length < first.total);
  const answers = useAnswerFilter(questions);
  const refresh = async () => void (await Promise.all([loaded.refresh(), answers.refresh()]));
  const live = useLive({ since: mark, refresh });
  const { data, failure, load } = loaded;

  return (
    <>
      <h1 className="title">{texts.title}</h1>
      <p className="text-muted">{texts.subtitle}</p>
      <LiveNote live={live} />
      <Tabs
        label={texts.tabs}
        initial={tab}
        onChoose={(key) => keepInAddress({ tab: addressOf(key as TabKey) })}
        tabs={[
          {
            key: 'send',
            label: texts.sendTab,
            panel: (
              <>
                {failure && (
                  <LoadFailure title={texts.loadFailed} message={failure} onRetry={load} />
                )}
                {data ? (
                  <Sender data={data} loaded={loaded} answers={answers} {...own} />
                ) : (
                  <Loading label={texts.loading} />
                )}
              </>
            ),
          },
          {
            key: 'connection',
            label: connectionTexts.tab,
            panel: <ConnectionTab siteUrl={own.details.siteUrl} />,
          },
        ]}
      />
    </>
  );
};
