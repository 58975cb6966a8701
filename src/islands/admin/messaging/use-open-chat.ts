import { useEffect, useRef, useState } from 'react';
import { openTab, openTabs } from './open-tabs.ts';
import type { Person, Writer } from './people.ts';

/** Progress of opening several chats. */
export type OpenChat = {
  people: readonly Person[];
  opened: number;
  state: 'opening' | 'blocked' | 'done';
};

/** Opens several chats, one after the other. */
export const useOpenChat = () => {
  const [current, setCurrent] = useState<OpenChat | null>(null);
  const cancel = useRef<() => void>(() => undefined);

  useEffect(() => () => cancel.current(), []);

  const change = (part: Partial<OpenChat>) =>
    setCurrent((before) => before && { ...before, ...part });

  const stop = () => {
    cancel.current();
    change({ state: 'done' });
  };

  return {
    current,
    /** Within the tap itself: a browser lets only a tap open tabs. */
    begin: (people: readonly Person[], writer: Writer, onOpened: (person: Person) => void) => {
      setCurrent({ people, opened: 0, state: 'opening' });
      cancel.current = openTabs({
        urls: people.map(({ group, phone }) => writer.link(group, phone)),
        open: openTab,
        onOpened: (index) => {
          change({ opened: index + 1 });
          onOpened(people[index]!);
        },
        onEnd: (opened, blocked) => change({ opened, state: blocked ? 'blocked' : 'done' }),
      });
    },
    stop,
    close: () => {
      cancel.current();
      setCurrent(null);
    },
  };
};
