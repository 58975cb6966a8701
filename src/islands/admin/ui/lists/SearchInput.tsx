import { type ComponentProps, startTransition, useEffect, useRef } from 'react';

type Props = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'> & {
  /** The initial search text; after that the field is uncontrolled. */
  query: string;
  onSearch: (query: string) => void;
};

/** Debounce: longer than most pauses between two keys, short enough not to be noticed. */
const restMs = 200;

/**
 * A search field. It is uncontrolled and debounced: results rendered with every key would delay the next one.
 */
export const SearchInput = ({ query, onSearch, ...input }: Props) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <input
      {...input}
      type="search"
      autoComplete="off"
      defaultValue={query}
      onChange={({ target }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => startTransition(() => onSearch(target.value)), restMs);
      }}
    />
  );
};
