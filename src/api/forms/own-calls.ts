import type { ErrorBody } from '#contract/problem.ts';
import { type Fields, keyField } from '#contract/responding/form-fields.ts';
import { hashOf } from '../access/tokens.ts';
import type { Runtime } from '../runtime.ts';

/** A form as it arrived. */
export type FormRequest = { request: Request; clientAddress: string };

type Call = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; json?: unknown };

export type OwnAnswer = { isOk: boolean; status: number; headers: Headers; body: unknown };

/** The API refused a call: its status and its problem. */
export class FormRejection extends Error {
  readonly status: number;
  readonly errorBody: ErrorBody;
  readonly retryAfter: string | null;

  constructor({ status, headers, body }: Pick<OwnAnswer, 'status' | 'headers' | 'body'>) {
    super(`The API answered ${status}`);
    this.status = status;
    this.errorBody = body as ErrorBody;
    this.retryAfter = headers.get('Retry-After');
  }
}

const passedOn = ['Cookie', 'Origin', 'Sec-Fetch-Site'];

/**
 * Calls the API inside the process as the browser that sent the form would: the same doors, limits and answers.
 * The same words of the same form have one Idempotency-Key: tapped twice, they have one effect.
 */
export const ownCalls = (
  { api }: Pick<Runtime, 'api'>,
  { request, clientAddress }: FormRequest,
  fields: Fields,
) => {
  const formKey = fields[keyField];
  return async ({ method, path, json }: Call): Promise<OwnAnswer> => {
    const headers = new Headers();
    for (const name of passedOn) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const body = json === undefined ? null : JSON.stringify(json);
    if (body !== null) headers.set('Content-Type', 'application/json');
    if (formKey) headers.set('Idempotency-Key', hashOf(`${formKey} ${method} ${path} ${body}`));
    const call = new Request(new URL(path, request.url), { method, headers, body });
    const answer = await api.fetch(call, { clientAddress });
    const text = await answer.text();
    return {
      isOk: answer.ok,
      status: answer.status,
      headers: answer.headers,
      body: text ? JSON.parse(text) : null,
    };
  };
};

export type OwnCalls = ReturnType<typeof ownCalls>;

/** @throws FormRejection */
export const orReject = async (answering: Promise<OwnAnswer>): Promise<OwnAnswer> => {
  const answer = await answering;
  if (!answer.isOk) throw new FormRejection(answer);
  return answer;
};
