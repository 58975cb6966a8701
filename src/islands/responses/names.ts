import { outboxTexts } from '#content/texts/outbox.ts';
import {
  type Entry,
  isAboutCompanion,
  isAboutEvent,
  isAboutQuestion,
} from '#islands/outbox/entry.ts';

type Person = { id: number; name: string };

export const nameIn =
  (members: readonly Person[]) =>
  (memberId: number): string =>
    members.find(({ id }) => id === memberId)?.name ?? '';

/** 'Rosa, Tomás y Bruno' */
export const inOneMessage = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} y ${names[names.length - 1]}`;

/** What an answer that waits is about, among the events of a screen. */
export const nameOfEntry =
  (events: readonly { id: number; name: string }[]) =>
  (entry: Entry): string | undefined => {
    if (isAboutCompanion(entry)) return outboxTexts.companion(entry.person?.name);
    if (isAboutQuestion(entry)) return entry.text;
    if (!isAboutEvent(entry)) return outboxTexts.diets;
    return events.find(({ id }) => id === entry.about)?.name;
  };
