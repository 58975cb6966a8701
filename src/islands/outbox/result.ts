import type { ChangeRequestView } from '#contract/deadlines/change-requests.ts';
import type { CompanionView } from '#contract/responding/companions.ts';
import type { MemberView } from '#contract/guest-groups.ts';
import type { SheetQuestion } from '#contract/responding/questions.ts';
import type { ResponseView } from '#contract/responses.ts';

import type { AnswersEntry, CompanionEntry, DietsEntry, Entry, ResponsesEntry } from './entry.ts';

/** What the server answered to one entry; `sent` is the entry that it has received. */
export type Result =
  | { about: number; kind: 'received'; sent: ResponsesEntry; responses: ResponseView[] }
  /** The stored responses, `responses`, contradict the entry: the guest decides. */
  | {
      about: number;
      kind: 'changed';
      responses: ResponseView[];
      /** The entry, with the versions that this phone has seen or made itself. */
      seen: ResponsesEntry;
    }
  /** The deadline has passed: the couple was asked for it, and decides. */
  | { about: number | AnswersEntry['about']; kind: 'asked'; request: ChangeRequestView }
  | { about: 'diets'; kind: 'received'; sent: DietsEntry; members: MemberView[] }
  /** Null: they stay away. */
  | {
      about: CompanionEntry['about'];
      kind: 'received';
      sent: CompanionEntry;
      ref: number;
      companion: CompanionView | null;
    }
  /** Every question, as it is answered now. */
  | {
      about: AnswersEntry['about'];
      kind: 'received';
      sent: AnswersEntry;
      questions: SheetQuestion[];
    }
  /** Told only to the screen that sent the entry; of any other the entry stays, stopped. */
  | { about: Entry['about']; kind: 'refused'; error: unknown };
