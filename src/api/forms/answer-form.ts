import { eventRsvp } from '#content/texts/event-rsvp.ts';
import { rsvp } from '#content/texts/rsvp.ts';
import { errorText } from '#content/texts/problems.ts';
import type { Fields } from '#contract/responding/form-fields.ts';
import { DomainError } from '#domain/errors.ts';
import { statuses } from '../problems.ts';
import type { Runtime } from '../runtime.ts';
import { readGo } from './form-bodies.ts';
import { type FormRequest, FormRejection, orReject, ownCalls } from './own-calls.ts';
import { storeAnswers } from './store-answers.ts';
import { assertAllAnswers, hasNewQuestions } from './store-typed-answers.ts';
import { crossOrigin } from '../access/guards.ts';
import type { Config } from '../config.ts';

/** As a call of the API in JSON. */
const maxFormSize = 64 * 1024;

const formType = /^application\/x-www-form-urlencoded\s*(;|$)/iu;

/**
 * What a page's own form says.
 * @throws DomainError `foreign_origin`, `malformed`, `too_large`
 */
const readForm = async (request: Request, config: Config): Promise<Fields> => {
  // To its end: a browser that is still sending would not read the answer.
  const bytes = await readBody(request);
  const header = (name: string) => request.headers.get(name);
  if (crossOrigin(config)(header)) throw new DomainError('foreign_origin');
  if (!formType.test(header('Content-Type') ?? '')) throw new DomainError('malformed');
  if (!bytes) throw new DomainError('too_large');
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
};

/** @returns null for a body over the limit, which is read and not kept */
const readBody = async ({ body }: Request): Promise<Uint8Array | null> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size <= maxFormSize) chunks.push(chunk);
    }
  } catch {
    // Cut off, or over the limit of all pages.
    return null;
  }
  return size > maxFormSize ? null : Buffer.concat(chunks);
};

/** Why a form was not taken, for the page that shows it again. */
export type FormFailure = {
  status: number;
  code: string;
  message: string;
  /** The sentences beside its fields. */
  fields: Record<string, string>;
  /** For Retry-After, in seconds. */
  retryAfter: string | null;
  /** What was typed; never an access code. */
  typed: Fields;
};

/** A form that a page takes by POST: what to do is told in `take`; it gives where to go next. */
const answerForm = async (
  runtime: Runtime,
  formRequest: FormRequest,
  take: (call: ReturnType<typeof ownCalls>, fields: Fields) => Promise<Response>,
): Promise<Response | FormFailure> => {
  let typed: Fields = {};
  try {
    typed = await readForm(formRequest.request, runtime.config);
    return await take(ownCalls(runtime, formRequest, typed), typed);
  } catch (error) {
    const { accessCode: _secret, ...shown } = typed;
    return { ...failureOf(error), typed: shown };
  }
};

/** `/rsvp?ingreso`: the group signs in, and goes on to its events. */
export const answerLogin = (runtime: Runtime, formRequest: FormRequest) =>
  answerForm(runtime, formRequest, async (call, { groupName = '', accessCode = '' }) => {
    const json = { groupName, accessCode };
    const { headers } = await orReject(call({ method: 'POST', path: '/api/rsvp/login', json }));
    const next = seeOther('/my-events');
    for (const cookie of headers.getSetCookie()) next.headers.append('Set-Cookie', cookie);
    return next;
  });

/** `/rsvp?perdido`: a guest requests the personal link by phone number. */
export const answerLinkRequest = (runtime: Runtime, formRequest: FormRequest) =>
  answerForm(runtime, formRequest, async (call, { phone = '' }) => {
    const json = { phone };
    await orReject(call({ method: 'POST', path: '/api/rsvp/lost-link', json }));
    return seeOther('/rsvp?pedido');
  });

/**
 * `/rsvp?paso=2`: what the step says is stored, and the next one shown.
 * @param hasResponded whether anything is stored of the group, by now
 * @param eventAt the event of a step
 */
export const answerStep = (
  runtime: Runtime,
  formRequest: FormRequest,
  step: number,
  {
    hasResponded,
    eventAt,
  }: { hasResponded: () => boolean; eventAt: (step: number) => number | undefined },
) =>
  answerForm(runtime, formRequest, async (call, fields) => {
    await requireSignIn(call);
    await storeAnswers(call, fields);
    const go = readGo(fields);
    // Where the page is long, to the part that was changed.
    if ('add' in go || 'remove' in go) return seeOther(`${stepAddress(step)}#acompanantes`);
    if (!('to' in go) || go.to === undefined) return seeOther(stepAddress(step));
    const eventId = eventAt(step);
    const isNext = go.to === 'end' || go.to > step;
    if (isNext && eventId !== undefined && (await hasNewQuestions(call, fields, eventId))) {
      return seeOther(`${stepAddress(step)}${toQuestions}`);
    }
    if (go.to !== 'end') return seeOther(stepAddress(go.to));
    await assertAllAnswers(call, fields);
    if (!hasResponded()) throw isEmpty(rsvp.summary.empty);
    return seeOther(stepAddress(lastStep));
  });

/** `/events/47/rsvp`: the answers for one event, and their receipt. */
export const answerEvent = (runtime: Runtime, formRequest: FormRequest, eventId: number) =>
  answerForm(runtime, formRequest, async (call, fields) => {
    await requireSignIn(call);
    const isSubmitted = await storeAnswers(call, fields);
    if (!isSubmitted) throw isEmpty(eventRsvp.empty);
    const address = `/events/${eventId}/rsvp`;
    if ('all' in readGo(fields)) return seeOther(address);
    const needsMore = await hasNewQuestions(call, fields, eventId);
    return seeOther(`${address}${needsMore ? toQuestions : '?recibido#recibido'}`);
  });

/** The step after the summary: everything was received. */
export const lastStep = 'listo';

/** Where the couple's questions begin. */
const toQuestions = '#preguntas';

const stepAddress = (step: number | string) => `/rsvp?paso=${step}`;

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { Location: location } });

/** Also of a form that says nothing: it would be lost behind the sign-in. */
const requireSignIn = (call: ReturnType<typeof ownCalls>) =>
  orReject(call({ method: 'GET', path: '/api/rsvp/guest' }));

const isEmpty = (message: string) =>
  new DomainError('invalid_fields', { fields: { body: message } });

const failureOf = (error: unknown): Omit<FormFailure, 'typed'> => {
  if (error instanceof FormRejection) {
    const { status, retryAfter, errorBody } = error;
    const { code, message, fields = {} } = errorBody;
    // The API's own sentence speaks of one answer, to a screen that asks about it.
    const isChanged = code === 'answer_changed';
    return { status, code, message: isChanged ? rsvp.conflict.toast : message, fields, retryAfter };
  }
  if (!(error instanceof DomainError)) throw error;
  const { code, details } = error as DomainError;
  const fields = (details['fields'] ?? {}) as Record<string, string>;
  const message = Object.values(fields)[0] ?? errorText(code, details);
  return { status: statuses[code], code, message, fields, retryAfter: null };
};
