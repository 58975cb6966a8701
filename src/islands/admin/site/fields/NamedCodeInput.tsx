import { useId, useState } from 'react';
import type { ControlProps } from '#islands/ui/Field.tsx';
import type { NamedCode } from '#contract/site/site.ts';

type Props = {
  control: ControlProps;
  /** Everything that can be chosen, in the order in which it is offered. */
  codes: readonly NamedCode[];
  value: string;
  onChange: (code: string) => void;
};

/** An input for a code, which is searched and shown by name. Text that is no known name is kept as typed. */
export const NamedCodeInput = ({ control, codes, value, onChange }: Props) => {
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const nameOf = (code: string) => codes.find((one) => one.code === code)?.name ?? code;
  return (
    <>
      <input
        {...control}
        list={listId}
        autoComplete="off"
        value={typed ?? nameOf(value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          const text = target.value.trim().toLocaleLowerCase('es');
          const found = codes.find(({ name }) => name.toLocaleLowerCase('es') === text);
          onChange(found?.code ?? target.value.trim());
        }}
        onBlur={() => setTyped(null)}
      />
      <datalist id={listId}>
        {codes.map(({ code, name }) => (
          <option key={code} value={name} />
        ))}
      </datalist>
    </>
  );
};
