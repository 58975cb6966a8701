import { guestTypeLabels } from '#content/texts/admin-labels.ts';
import { listTexts } from '#content/texts/admin-lists.ts';
import type { SearchEntry } from './filter-groups.ts';

type Props = {
  group: SearchEntry;
  id: string;
  /** In one line where there is room. */
  flat?: boolean;
};

/** A group's name, and under it what tells it from another. */
export const GroupHeading = ({ group, id, flat = false }: Props) => (
  <div
    className={`min-w-0 flex-1 basis-52 ${flat ? 'gap-x-4 md:flex md:flex-wrap md:items-baseline' : ''}`}
  >
    <h2 className="font-display text-lg wrap-anywhere" id={id}>
      {group.group_name}
    </h2>
    <p className="flex flex-wrap gap-x-3 text-sm text-muted">
      <span>{guestTypeLabels[group.guest_type]}</span>
      <span>{listTexts.invited(group.invited_by)}</span>
      <span className="font-mono">{group.access_code}</span>
    </p>
  </div>
);
