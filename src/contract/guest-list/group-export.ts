import type { IsAttending } from '#domain/responses/attendance.ts';
import type { RequestStatus } from '#domain/responses/change-request.ts';
import type { Diet } from '#domain/responses/dietary.ts';
import type { Menu } from '#domain/groups/profile.ts';
import type { MemberFields } from '#domain/groups/member-fields.ts';
import type { GroupFieldName, GroupFields, groupFields } from '#domain/groups/group-fields.ts';
import type { MessageState } from '#domain/messages/queued-message.ts';
import type { PaymentMethod, PurchaseStatus } from '#domain/gifts/purchases.ts';
import type { PhotoStatus } from '#domain/photos/guest-photo.ts';

/** The group's own fields; null where they are erased. */
type ExportFields = {
  [Name in GroupFieldName as (typeof groupFields)[Name]['exportKey']]: GroupFields[Name] | null;
};

/** GET /api/admin/privacy/groups/{id}/export.json: the answer to a person's request for their data. */
export type GroupExport = {
  exportedAt: string;
  group: ExportFields & {
    createdAt: string | null;
    firstSignedInAt: string | null;
  };
  people: MemberFields[];
  events: {
    name: string | null;
    date: string | null;
    answers: { name: string; isAttending: IsAttending; at: string | null }[];
    tables: string[];
  }[];
  /** To the couple's own questions, in words; of the group as a whole without a name. */
  questions: { question: string; name: string | null; answer: string; at: string | null }[];
  /** What they asked for after a deadline. */
  requests: {
    event: string | null;
    at: string | null;
    asked: { name: string; isAttending: boolean }[];
    answers: { question: string; name: string | null; answer: string }[];
    message: string | null;
    status: RequestStatus;
    note: string | null;
  }[];
  /** What of them the couple sent to the kitchen. */
  kitchen: {
    event: string | null;
    at: string | null;
    people: { name: string; diet: Diet; menu: Menu; table: string | null }[];
  }[];
  gifts: {
    at: string;
    status: PurchaseStatus;
    method: PaymentMethod;
    total: number;
    message: string | null;
    items: { name: string; quantity: number }[];
  }[];
  /** `chat`: the couple opened a chat with a prepared message. */
  messages: { to: string; at: string | null; state: MessageState | 'chat' }[];
  sessions: {
    since: string | null;
    until: string | null;
    /** When the phone had saved the pages for the road; null where it has none. */
    pagesSavedAt: string | null;
  }[];
  /** Photos that the group has sent. `size`: in bytes. */
  photos: { at: string | null; status: PhotoStatus; size: number }[];
  history: { at: string; who: string; text: string }[];
  /** The same data and all other rows, as stored. */
  records: { table: string; rows: Record<string, string | number | null>[] }[];
};
