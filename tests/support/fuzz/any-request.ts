import fc from 'fast-check';
import { allCalls, entitledTo } from '../calls/all-calls.ts';
import { methodOf, pathOf, type KnownCall } from '../calls/known-call.ts';
import type { Json } from '../calls/json-paths.ts';
import { roleNames, type Role } from '../calls/roles.ts';
import type { Subjects } from '../calls/subjects.ts';
import type { Call } from '../browser.ts';
import { anything, nearly, validJson } from './json-by-schema.ts';
import { hostileText } from './hostile-text.ts';

export type AnyRequest = {
  name: string;
  route: string;
  role: Role;
  method: string;
  path: string;
  call: Call;
};

/** Any call, by anybody, sound or not in its path, query, headers and body. */
export const anyRequest = (
  subjects: Subjects,
  calls = allCalls.map(([name]) => name),
): fc.Arbitrary<AnyRequest> =>
  fc.oneof(
    ...allCalls
      .filter(([name]) => calls.includes(name))
      .map(([name, call]) => requestOf(name, call, subjects)),
  );

const requestOf = (name: string, call: KnownCall, subjects: Subjects): fc.Arbitrary<AnyRequest> =>
  fc
    .record({
      role: fc.oneof(fc.constant(entitledTo(call)), fc.constantFrom(...roleNames)),
      method: rarely(methodOf(call), fc.constantFrom('HEAD', 'PUT', 'DELETE', 'PATCH', 'POST')),
      path: anyPath(call, subjects),
      query: anyQuery(call),
      body: anyBody(call, subjects),
      headers: anyHeaders,
    })
    .map(({ role, method, path, query, body, headers }) => ({
      name,
      route: call.route,
      role,
      method,
      path: query ? `${path}?${query}` : path,
      call:
        method === 'GET' || method === 'HEAD'
          ? { headers }
          : { body: body.bytes, headers: { 'Content-Type': body.type, ...headers } },
    }));

/** Nine times of ten as it should be. */
const rarely = <T>(valid: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(valid) }, { weight: 1, arbitrary: other });

const hostileIds = [
  ...['0', '-1', '1.5', '1e3', '045', '0x10', '%00', '%0a', '..%2f45', '%E0%A4%A', '__proto__'],
  ...['99999999999999999999', 'NaN', "45'--", '%F0%9F%8E%89', 'a'.repeat(2000)],
];

const anyPath = (call: KnownCall, subjects: Subjects): fc.Arbitrary<string> => {
  const names = Object.keys(call.ids?.(subjects) ?? {});
  const other = fc.oneof(
    fc.integer({ min: 1, max: 60 }).map(String),
    fc.constantFrom(...hostileIds),
  );
  const rest = names.map((name) => fc.tuple(fc.constant(name), other));
  const changed = fc
    .subarray(names)
    .chain((some) =>
      fc
        .tuple(...rest.filter((_, at) => some.includes(names[at]!)))
        .map((pairs) => pathOf({ ...call, query: undefined }, subjects, Object.fromEntries(pairs))),
    );
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(pathOf({ ...call, query: undefined }, subjects)) },
    { weight: 1, arbitrary: changed },
  );
};

const anyQuery = ({ query = '', querySchema }: KnownCall): fc.Arbitrary<string> => {
  const asQuery = (values: Json) =>
    new URLSearchParams(
      Object.entries(values ?? {}).map(([name, value]) => [name, `${value as string}`]),
    ).toString();
  const valid = querySchema ? validJson(querySchema) : fc.constant<Json>({});
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(query) },
    { weight: 3, arbitrary: valid.map(asQuery) },
    { weight: 1, arbitrary: nearly(valid).map(asQuery) },
    { weight: 1, arbitrary: hostileText.map((text) => encoded(text)) },
  );
};

const encoded = (text: string) => `${query(text)}=${query(text)}&eventId=${query(text)}`;
const query = (text: string) => encodeURIComponent(text.toWellFormed());

type Body = { type: string; bytes: Uint8Array<ArrayBuffer> | string };

const anyBody = (call: KnownCall, subjects: Subjects): fc.Arbitrary<Body> => {
  const type = call.file?.type ?? 'application/json';
  const text = (arbitrary: fc.Arbitrary<string>) =>
    arbitrary.map((bytes): Body => ({ type, bytes }));
  const json = (arbitrary: fc.Arbitrary<Json>) =>
    text(arbitrary.map((value) => JSON.stringify(value)));
  const good = fc.constant((call.body?.(subjects) ?? {}) as Json);
  const created = call.schema ? validJson(call.schema) : good;
  const garbage = fc
    .uint8Array({ maxLength: 300 })
    .map((bytes) => ({ type, bytes: bytes.slice() }));
  if (call.file) {
    return fc.oneof(text(fc.constant(call.file.text)), text(anyList), garbage);
  }
  return fc.oneof(
    { weight: 3, arbitrary: json(good) },
    { weight: 4, arbitrary: json(created) },
    { weight: 3, arbitrary: json(nearly(good)) },
    { weight: 3, arbitrary: json(nearly(created)) },
    { weight: 1, arbitrary: json(anything) },
    { weight: 1, arbitrary: fc.oneof(text(hostileText), garbage) },
  );
};

/** A list of guests, more or less. */
export const anyList = fc
  .array(
    fc.array(
      fc.oneof(hostileText, fc.constantFrom('Grupo', 'Nombre', 'Teléfono', 'Los Soto', '\n')),
      { maxLength: 6 },
    ),
    { maxLength: 8 },
  )
  .map((rows) => rows.map((row) => row.join(';')).join('\n'));

/** What a header can carry at all: from the space on, but for the sign that deletes. */
const headerText = fc
  .string({
    unit: fc
      .integer({ min: 0x20, max: 0xfe })
      .map((code) => String.fromCharCode(code < 0x7f ? code : code + 1)),
  })
  .map((typed) => typed.trim());

const key = fc.constantFrom('one', 'two', 'three');

const anyHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  { weight: 2, arbitrary: key.map((value) => ({ 'Idempotency-Key': value })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          ...['Idempotency-Key', 'Origin', 'Content-Type', 'X-Forwarded-For', 'Accept', 'Cookie'],
          ...['Last-Event-ID', 'X-Signature', 'X-Hub-Signature-256', 'Sec-Fetch-Site', 'X-Any'],
        ),
        headerText,
      )
      .map(([name, value]) => ({ [name]: value })),
  },
);
