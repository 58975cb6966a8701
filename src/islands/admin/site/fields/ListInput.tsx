import { type ReactNode, useId, useRef, useState } from 'react';
import type { BlockType } from '#content/schemas/blocks.ts';
import { blockLabels, itemOf } from '#content/texts/admin-site-labels.ts';
import { siteTexts as texts } from '#content/texts/admin-site.ts';
import { toast } from '#islands/stores/toasts.ts';
import { Button } from '#islands/ui/Button.tsx';
import { type FieldProps, useForm } from './form-context.ts';
import { AddBlock } from './AddBlock.tsx';
import { ListItem } from './ListItem.tsx';
import { capitalised, hintOf } from './BasicInput.tsx';
import { moved, SortArea } from './SortArea.tsx';
import type { Field } from '#content/schemas/field-of.ts';

/** What a new one of a list begins with. */
const blankOf = (field: Field, type?: string): unknown => {
  switch (field.kind) {
    case 'group':
      return {};
    case 'block':
      return { type };
    case 'list':
    case 'pair':
      return [];
    default:
      return '';
  }
};

/** What one of a list is recognised by: its title, or the first text in it. */
const nameOf = (value: unknown, otherwise: string): string => {
  if (typeof value === 'string') return value.trim() || otherwise;
  if (value === null || typeof value !== 'object') return otherwise;
  const group = value as Record<string, unknown>;
  const named = ['title', 'name', 'label', 'alt', 'text', 'time'].map((name) => group[name]);
  const found = named.find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof found === 'string' ? found : otherwise;
};

/** One after the other: add, move by drag, keyboard or buttons, take out and put back. */
export const ListInput = ({ field, path, value, label }: FieldProps<'list'>) => {
  const { change, read, failureAt, openedField, Input } = useForm();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const [status, setStatus] = useState('');
  // A new one is open: there is something to write in it.
  const [open, setOpen] = useState<readonly boolean[]>([]);
  /** The field for which an item was opened last: it may be folded again. */
  const [seen, setSeen] = useState<string | null>(null);
  const items = (Array.isArray(value) ? value : []) as unknown[];
  const item = itemOf(path, field.item.about);
  const hint = hintOf(field.about, label);
  const failure = failureAt(path);
  const opened = items.map((_, at) => open[at] ?? false);
  const start = `${path.join('.')}.`;
  const openedAt = openedField?.startsWith(start)
    ? parseInt(openedField.slice(start.length), 10)
    : -1;
  if (openedAt >= 0 && opened[openedAt] === false && openedField !== seen) {
    setSeen(openedField);
    setOpen(opened.map((is, at) => is || at === openedAt));
  }
  const set = (next: unknown[]) => change(path, next);

  const add = (type?: string) => {
    set([...items, blankOf(field.item, type)]);
    setOpen([...opened, true]);
    if (type === undefined) return;
    // The picture that was tapped is gone: what is typed next belongs to the new block.
    requestAnimationFrame(() => {
      const row = list.current?.lastElementChild;
      row?.querySelector<HTMLElement>('.site-field :is(input, textarea, select)')?.focus();
    });
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || to === from) return;
    set(moved(items, from, to));
    setOpen(moved(opened, from, to));
    setStatus(texts.moved(to + 1, items.length));
    // The button that moved it goes along, and with it the focus.
    requestAnimationFrame(() => {
      const row = list.current?.children[to];
      row?.querySelector<HTMLElement>('[data-move]')?.focus();
    });
  };
  const remove = (at: number) => {
    const deleted = items[at];
    const putBack = () => {
      const now = (read(path) ?? []) as unknown[];
      set([...now.slice(0, at), deleted, ...now.slice(at)]);
    };
    set(items.filter((_, index) => index !== at));
    setOpen(opened.filter((_, index) => index !== at));
    toast({
      title: texts.removed,
      description: nameOf(deleted, item),
      action: { label: texts.putBack, run: putBack },
    });
    list.current?.closest('fieldset')?.querySelector<HTMLElement>('[data-add]')?.focus();
  };

  const rows: ReactNode = items.map((one, at) => (
    <ListItem
      key={at}
      id={`${id}-${at}`}
      at={at}
      count={items.length}
      name={nameOf(one, capitalised(`${item} ${at + 1}`))}
      isOpen={opened[at] ?? false}
      onCollapse={() => setOpen(opened.map((is, index) => (index === at ? !is : is)))}
      isPlain={!['group', 'block'].includes(field.item.kind)}
      onMove={(to) => move(at, to)}
      onRemove={() => remove(at)}
      {...(field.item.kind === 'block' && {
        isHidden: (one as { hidden?: boolean }).hidden === true,
        kind: blockLabels[(one as { type: BlockType }).type],
        onHide: (hidden: boolean) => change([...path, at, 'hidden'], hidden),
      })}
    >
      <Input
        field={field.item}
        path={[...path, at]}
        value={one}
        label={field.item.kind === 'group' ? '' : capitalised(`${item} ${at + 1}`)}
      />
    </ListItem>
  ));

  return (
    <fieldset className="site-group">
      <legend>{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      {failure && <p className="error">{failure}</p>}
      <SortArea ids={items.map((_, at) => `${id}-${at}`)} onSort={move}>
        <ol ref={list} className="site-list">
          {rows}
        </ol>
      </SortArea>
      <p className="sr-only" role="status">
        {status}
      </p>
      {field.item.kind === 'block' ? (
        <AddBlock types={Object.keys(field.item.types) as BlockType[]} onAdd={add} />
      ) : (
        <Button variant="quiet" data-add onClick={() => add()}>
          {texts.add(item)}
        </Button>
      )}
    </fieldset>
  );
};
