import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { useState } from 'react';
import { searchTexts as texts } from '#content/texts/search.ts';
import type { Found } from '#contract/search.ts';
import { Badge } from '#islands/ui/Badge.tsx';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Notice } from '#islands/ui/Notice.tsx';
import { useSearch } from './use-search.ts';

/** Finds a group, a person, an event, a gift or a section, and leads to it. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const [query, setQuery] = useState('');
  const { found, failure, isSearching, retry } = useSearch(query);
  const isEmpty = query.trim() === '';
  return (
    <Dialog title={texts.open} wide onClose={onClose}>
      <Combobox<Found | null>
        value={null}
        onChange={(selected) => selected && location.assign(selected.href)}
      >
        <ComboboxInput
          className="input mt-4 w-full"
          aria-label={texts.label}
          placeholder={texts.label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          data-autofocus
          autoFocus
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <p className="mt-2 min-h-6 text-sm text-muted" role="status">
          {isEmpty ? texts.hint : isSearching ? texts.searching : stateOf(query, found)}
        </p>
        {failure && (
          <Notice variant="error">
            <p>{failure}</p>
            <Button variant="quiet" className="mt-3" onClick={retry}>
              {texts.retry}
            </Button>
          </Notice>
        )}
        {!isEmpty && !failure && found && found.length > 0 && (
          <ComboboxOptions static modal={false} className="search-found">
            {found.map((one) => (
              <ComboboxOption key={`${one.kind}-${one.id}`} value={one} className="search-one">
                <span className="min-w-0">
                  <span className="block wrap-anywhere">{one.title}</span>
                  {one.detail && (
                    <span className="block truncate text-sm text-muted">{one.detail}</span>
                  )}
                </span>
                <Badge>{texts.kinds[one.kind]}</Badge>
              </ComboboxOption>
            ))}
          </ComboboxOptions>
        )}
      </Combobox>
    </Dialog>
  );
};

const stateOf = (query: string, found: readonly Found[] | null) => {
  if (!found) return '';
  return found.length === 0 ? texts.none(query.trim()) : texts.some(found.length);
};
