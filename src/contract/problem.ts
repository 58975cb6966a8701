import type { AnswerValue } from '#domain/questions/question.ts';
import type { CatalogueGift } from './gift-views.ts';
import type { QuestionView } from './responding/questions.ts';
import type { ImportPreview } from './guest-list/guest-import.ts';
import type { GroupView } from './guest-groups.ts';
import type { AdminEventView } from './events.ts';
import type { ResponseConflict } from './responses.ts';
import type { AdminChangeRequestView } from './deadlines/change-requests.ts';
import type { SettingsView } from './deadlines/settings.ts';

/** Every refusal of the API. */
export type ErrorBody = {
  code: string;
  message: string;
  fields?: Record<string, string>;
  /** For a conflict: the stored data. */
  current?:
    | ResponseConflict
    | GroupView
    | AdminEventView
    | CatalogueGift
    | QuestionView
    | SettingsView
    | AdminChangeRequestView
    | QuestionView;
  /** Of `foreign_member`: who is not of the group. */
  memberId?: number;
  /** Of an answer without a seat: its question, and how many seats there are. */
  questionId?: number;
  value?: AnswerValue;
  left?: number;
  /** For an import whose preview is stale: what it would do now. */
  preview?: ImportPreview;
};
