import { seatingTexts } from '#content/texts/admin-seating.ts';
import { tablesTexts as texts } from '#content/texts/admin-tables.ts';
import type { Part } from '#domain/seating.ts';
import { Button } from '#islands/ui/Button.tsx';
import type { CardActs } from './plan.ts';

/** What can be done with a group wherever it stands. */
export const GroupActs = ({ part, acts }: { part: Part; acts: CardActs }) => (
  <>
    {part.group.members.length > 1 && (
      <Button
        tone="text"
        aria-label={texts.splitGroup(part.group.group_name)}
        onClick={() => acts.onSplit(part)}
      >
        {texts.split}
      </Button>
    )}
    <Button
      tone="text"
      aria-label={seatingTexts.wishes.openFor(part.group.group_name)}
      onClick={() => acts.onWishes(part)}
    >
      {seatingTexts.wishes.open}
    </Button>
  </>
);
