import { guestsTexts as texts } from '#content/texts/admin-guests.ts';

/** Beside the name of somebody whom the group brings along. */
export const CompanionMark = ({ member }: { member: { is_companion: boolean } }) =>
  member.is_companion && (
    <span className="hint flex-none font-normal whitespace-nowrap"> · {texts.companion}</span>
  );
