import type { Call } from '../browser.ts';
import { backupCalls } from './backup-calls.ts';
import { doorCalls } from './door-calls.ts';
import { eventCalls } from './event-calls.ts';
import { giftCalls } from './gift-calls.ts';
import { groupCalls } from './group-calls.ts';
import { guestCalls } from './guest-calls.ts';
import { kitchenCalls } from './kitchen-calls.ts';
import { methodOf, type KnownCall } from './known-call.ts';
import { messageCalls } from './message-calls.ts';
import { photoCalls } from './photo-calls.ts';
import { privacyCalls } from './privacy-calls.ts';
import { roleNames, type Role } from './roles.ts';
import { seatingCalls } from './seating-calls.ts';
import { siteCalls } from './site-calls.ts';
import { startCalls } from './start-calls.ts';
import type { Subjects } from './subjects.ts';

/** Every call of the API, by what it does: the tests of all calls are made from this table. */
export const allCalls: [name: string, call: KnownCall][] = Object.entries({
  ...guestCalls,
  ...giftCalls,
  ...eventCalls,
  ...doorCalls,
  ...photoCalls,
  ...groupCalls,
  ...seatingCalls,
  ...kitchenCalls,
  ...messageCalls,
  ...backupCalls,
  ...privacyCalls,
  ...siteCalls,
  ...startCalls,
});

export const writingCalls = allCalls.filter(([, call]) => methodOf(call) !== 'GET');

export const jsonCalls = allCalls.filter(([, { body }]) => body);

/** Who may do the most with a call: a refusal then has no other reason. */
export const entitledTo = ({ statuses }: KnownCall): Role =>
  roleNames.find((role) => statuses[role] < 300 && role !== 'anonymous') ?? 'admin';

export const validCall = ({ body, file }: KnownCall, subjects: Subjects): Call =>
  file ? { body: file.text, headers: { 'Content-Type': file.type } } : { json: body?.(subjects) };

/** The text that the call takes, whatever it is sent as. */
export const validText = ({ body, file }: KnownCall, subjects: Subjects): string =>
  file?.text ?? JSON.stringify(body?.(subjects) ?? {});
