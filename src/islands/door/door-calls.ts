import type { DoorView } from '#contract/door.ts';
import { api, ApiError, call } from '#islands/client/api.ts';
import { pageTime } from '#islands/client/page-time.ts';
import { serverTime } from '#islands/client/server-time.ts';
import type { DoorCalls } from './door-state.ts';

const { door } = api.api;

const withToken = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

const hasHelperEnded = (error: unknown) =>
  error instanceof ApiError && error.errorBody?.code === 'helper_ended';

/** A refusal of this site that a later attempt cannot change; a proxy's 404 has another code, or none. */
const isFinal = (error: unknown) =>
  error instanceof ApiError &&
  ['not_found', 'invalid_fields'].includes(error.errorBody?.code ?? '');

/** A phone's clock that is off by less is right enough: the server's comes in whole seconds, over a slow line. */
const toleratedMs = 30_000;
let offsetMs = 0;

const noteClock = () => {
  const offset = serverTime() - Date.now();
  offsetMs = Math.abs(offset) > toleratedMs ? offset : 0;
};

/** Over the network. */
export const doorCalls: DoorCalls = {
  readList: async (token, version) => {
    try {
      const query = version === undefined ? {} : { version };
      const read = await call<DoorView | null>(door.$get({ query }, withToken(token)));
      noteClock();
      return read ?? 'same';
    } catch (error) {
      return hasHelperEnded(error) ? 'ended' : 'failed';
    }
  },
  send: async (token, { type, json }) => {
    try {
      await call<unknown>(
        type === 'arrival'
          ? door.arrivals.$put({ json }, withToken(token))
          : door.surprises.$post({ json }, withToken(token)),
      );
      return 'received';
    } catch (error) {
      if (hasHelperEnded(error)) return 'ended';
      return isFinal(error) ? 'gone' : 'failed';
    }
  },
};

/** The time by the server's clock, in milliseconds since 1970, where the phone's own is wrong. */
export const doorTime = (): number => pageTime() + offsetMs;
