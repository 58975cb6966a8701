import { rsvp } from '#content/texts/rsvp.ts';
import type { ResponsesView } from '#contract/responses.ts';
import { companionField, type Fields, nameField } from '#contract/responding/form-fields.ts';
import { DomainError } from '#domain/errors.ts';
import { isConflict } from '#domain/responses/conflict.ts';
import { formBodies, type FormBodies, readGo } from './form-bodies.ts';
import { FormRejection, orReject, type OwnCalls } from './own-calls.ts';
import { storeTypedAnswers } from './store-typed-answers.ts';

type Responses = FormBodies['responses'] extends Map<number, infer Body> ? Body : never;

/**
 * Stores what a form of answers says, by the calls that the screen would make.
 * @returns whether the form said anything
 * @throws FormRejection, DomainError
 */
export const storeAnswers = async (call: OwnCalls, fields: Fields): Promise<boolean> => {
  const { diets, companion, names, responses } = formBodies(fields);
  const go = readGo(fields);
  if (diets.length > 0) {
    const json = { members: diets };
    await orReject(call({ method: 'PUT', path: '/api/rsvp/guest/dietary', json }));
  }
  if ('remove' in go) {
    await orReject(call({ method: 'DELETE', path: `/api/rsvp/companions/${go.remove}` }));
  }
  // Before anybody is added: what is refused here is sent again, and they would be added twice.
  for (const { memberId, name } of names) {
    if ('remove' in go && Number(go.remove) === memberId) continue;
    if (name === '') {
      const failure = { [nameField(memberId)]: rsvp.companions.missing };
      throw new DomainError('invalid_fields', { fields: failure });
    }
    const path = `/api/rsvp/companions/${memberId}`;
    await orReject(call({ method: 'PUT', path, json: { name } }));
  }
  if ('add' in go && !companion) {
    const failure = { [companionField]: rsvp.companions.missing };
    throw new DomainError('invalid_fields', { fields: failure });
  }
  if (companion) {
    const json = { name: companion };
    await orReject(call({ method: 'POST', path: '/api/rsvp/companions', json }));
  }
  for (const [eventId, submitted] of responses) await storeResponses(call, eventId, submitted);
  const answers = await storeTypedAnswers(call, fields, responses);
  return diets.length > 0 || responses.size > 0 || answers;
};

const storeResponses = async (call: OwnCalls, eventId: number, submitted: Responses) => {
  const path = `/api/rsvp/responses/${eventId}`;
  const answer = await call({ method: 'POST', path, json: { responses: submitted } });
  if (answer.isOk) return;
  if (answer.status !== 409) throw new FormRejection(answer);
  const { body } = await orReject(call({ method: 'GET', path }));
  const seen = withoutConflicts((body as ResponsesView).responses, submitted);
  if (!seen) throw new FormRejection(answer);
  // What changed does not contradict the guest: once more, having seen it.
  await orReject(call({ method: 'POST', path, json: { responses: seen } }));
};

/** The responses with the stored versions; null where another person has responded something else. */
const withoutConflicts = (
  stored: ResponsesView['responses'],
  submitted: Responses,
): Responses | null => {
  const seen = submitted.map((response) => {
    const now = stored.find(({ memberId }) => memberId === response.memberId);
    const isAttending = now?.responded ? now.isAttending : null;
    const version = now?.version ?? 0;
    const isOpen = isConflict({ version: 0, ...response }, { isAttending, version });
    return isOpen ? null : { ...response, version };
  });
  return seen.every((response) => response !== null) ? seen : null;
};
