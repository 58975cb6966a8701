import { type ComponentProps, startTransition, useEffect, useRef } from 'react';

type Props = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'> & {
  /** What is sought when the field is drawn; from then on it holds its own text. */
  sought: string;
  onSeek: (sought: string) => void;
};

/** Longer than the pause between two keys of most hands, shorter than anybody's patience. */
const restMs = 200;

/**
 * A field to find by. A letter is the browser's own work, and nothing else is drawn with it: what is
 * found follows once the hand rests. Drawn with every key, it would keep the next one waiting.
 */
export const SearchInput = ({ sought, onSeek, ...input }: Props) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <input
      {...input}
      type="search"
      autoComplete="off"
      defaultValue={sought}
      onChange={({ target }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => startTransition(() => onSeek(target.value)), restMs);
      }}
    />
  );
};
