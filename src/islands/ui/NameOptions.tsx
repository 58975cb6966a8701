type Named = { id: number; name: string };

/** One option for each of a list, by its name. */
export const NameOptions = ({ list }: { list: readonly Named[] }) =>
  list.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
