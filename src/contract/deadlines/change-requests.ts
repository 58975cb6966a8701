import * as z from 'zod/mini';
import type {
  OverdueAnswer,
  RequestedResponse,
  RequestStatus,
} from '#domain/responses/change-request.ts';
import type { IsAttending } from '#domain/responses/attendance.ts';
import { eachOnce, id, paragraph, version } from '../text.ts';

const orNull = z.pipe(
  z.nullish(paragraph(500)),
  z.transform((text: string | null | undefined) => text || null),
);

/** POST /api/rsvp/change-requests */
export const requestChange = z.strictObject({
  eventId: id,
  responses: z.array(z.strictObject({ memberId: id, isAttending: z.boolean() })).check(
    z.minLength(1),
    z.maxLength(200),
    eachOnce(({ memberId }) => memberId),
  ),
  message: orNull,
});

/** POST /api/admin/change-requests/{id}/accept and /decline */
export const resolveRequest = z.strictObject({
  /** Of the responses that were seen beside it. */
  version,
  note: orNull,
});

type OverdueAnswerView = Omit<OverdueAnswer, 'optionId'> & {
  question: string;
  name: string | null;
};

/** GET (a list) and POST /api/rsvp/change-requests; 202 of POST /api/rsvp/responses/{eventId} */
export type ChangeRequestView = {
  id: number;
  eventId: number;
  status: Exclude<RequestStatus, 'replaced'>;
  /** Answered in time on a phone without signal. */
  late: boolean;
  responses: RequestedResponse[];
  /** Answers to the couple's questions, which arrived late; of the group as a whole without a name. */
  answers: OverdueAnswerView[];
  message: string | null;
  note: string | null;
  createdAt: string;
  decidedAt: string | null;
};

/** GET /api/admin/change-requests (a list), POST …/accept and …/decline */
export type AdminChangeRequestView = Omit<ChangeRequestView, 'answers'> & {
  /** `fits`: it can be stored, once what the request asks for is accepted. */
  answers: (OverdueAnswerView & { fits: boolean })[];
  guestId: number;
  groupName: string;
  eventName: string;
  /** What is stored for each member of the group, beside what is asked. */
  people: { memberId: number; name: string; isAttending: IsAttending; asked: IsAttending }[];
  version: number;
};
