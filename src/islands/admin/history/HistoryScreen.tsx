import { useState } from 'react';
import { historyTexts as texts } from '#content/texts/admin-history.ts';
import type { HistoryLine, TrashItemView } from '#contract/history.ts';
import { Controls } from '#islands/ui/Controls.tsx';
import { Tabs } from '#islands/ui/Tabs.tsx';
import { Bin } from './Bin.tsx';
import { Changes } from './Changes.tsx';
import { useNow } from './use-now.ts';

type Props = {
  lines: HistoryLine[];
  trash: TrashItemView[];
  now: string;
  tab: string | undefined;
};

export const HistoryScreen = ({ lines, trash, now: serverNow, tab }: Props) => {
  const now = useNow(serverNow);
  const [saved, setSaved] = useState(trash);
  const [first, setFirst] = useState<HistoryLine[] | null>(lines);
  return (
    <>
      <h1 className="title">{texts.title}</h1>
      <p className="text-muted">{texts.subtitle()}</p>
      <div className="mt-4">
        <Tabs
          label={texts.tabs}
          initial={tab}
          tabs={[
            {
              key: 'changes',
              label: texts.changes,
              panel: <Changes first={first} now={now} />,
            },
            {
              key: 'bin',
              label: texts.bin(saved.length),
              panel: (
                <Controls>
                  <Bin
                    trash={saved}
                    now={now}
                    onUndelete={(undeleted) => {
                      setSaved((before) => before.filter((other) => other !== undeleted));
                      // The history has one more line: reloaded when it is shown.
                      setFirst(null);
                    }}
                  />
                </Controls>
              ),
            },
          ]}
        />
      </div>
    </>
  );
};
