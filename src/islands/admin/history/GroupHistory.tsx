import { useState } from 'react';
import { historyTexts as texts } from '#content/texts/admin-history.ts';
import type { GroupRow } from '#contract/guest-list/group-rows.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { HistoryResults } from './HistoryResults.tsx';
import { useHistory } from './use-history.ts';
import { useNow } from './use-now.ts';

type Props = { group: Pick<GroupRow, 'id' | 'group_name'>; onClose: () => void };

/** What happened to one group. */
export const GroupHistory = ({ group, onClose }: Props) => {
  const history = useHistory({ guestId: `${group.id}` }, null);
  const [opened] = useState(() => new Date().toISOString());
  const now = useNow(opened);
  return (
    <Dialog title={texts.ofGroup(group.group_name)} wide onClose={onClose}>
      <div className="mt-3">
        <HistoryResults history={history} now={now} empty={texts.empty} />
      </div>
    </Dialog>
  );
};
