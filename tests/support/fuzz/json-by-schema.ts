import fc from 'fast-check';
import * as z from 'zod/mini';
import { changedAt, extraIn, type Json } from '../calls/json-paths.ts';
import { hostileText } from './hostile-text.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Mostly of something that the demo has: rows count from one. */
const anId = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 60 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1 }) },
);

/** Sound words besides what is allowed: a date, a name, a code. */
const words = fc.constantFrom('Ana Soto', '2025-12-18T20:00', '/foto.jpg', 'ana@example.com', '45');

/** JSON as a schema of the contract asks for it; rules that only its code knows are left to chance. */
export const validJson = (schema: z.core.$ZodType): fc.Arbitrary<Json> =>
  jsonBy(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);

const jsonBy = (schema: JsonSchema): fc.Arbitrary<Json> => {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => jsonBy(option as JsonSchema)));
  if (schema.enum) return fc.constantFrom(...(schema.enum as Json[]));
  if (schema.const !== undefined) return fc.constant(schema.const as Json);
  if (schema.type === 'object') return objectBy(schema);
  if (schema.type === 'array') {
    const item = jsonBy(schema.items as JsonSchema);
    return fc.array(item, { minLength: schema.minItems, maxLength: (schema.minItems ?? 0) + 3 });
  }
  if (schema.type === 'string') return stringBy(schema);
  if (schema.type === 'integer') return integerBy(schema);
  if (schema.type === 'number')
    return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true });
  if (schema.type === 'boolean') return fc.boolean();
  return schema.type === 'null' ? fc.constant(null) : anything;
};

const objectBy = ({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<Json> =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, jsonBy(inner as JsonSchema)]),
    ),
    { requiredKeys: required },
  );

const stringBy = ({ pattern, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<Json> =>
  pattern
    ? fc.stringMatching(new RegExp(pattern, 'u'))
    : fc.oneof(
        words.filter(({ length }) => length <= maxLength),
        fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) }),
        fc.constant('ñ'.repeat(maxLength)),
      );

const integerBy = ({ exclusiveMinimum, minimum, maximum }: JsonSchema): fc.Arbitrary<Json> =>
  exclusiveMinimum === 0
    ? anId
    : fc.integer({ min: minimum ?? 0, max: Math.min(maximum ?? 50, 50) });

export const anything: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, false, 0, -0, -1, 1.5, 2 ** 53, 1e21, -(2 ** 63), '', {}, []),
  fc.constantFrom<Json>(45, '45', 'None', 'Other', 'GlutenFree', 'familia', '2025-12-18T20:00'),
  fc.integer(),
  hostileText,
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
);

/** Nearly right: one to three places of a good one hold something else, or nothing. */
export const nearly = (good: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc
    .tuple(
      good,
      fc.array(fc.tuple(fc.nat(), anything, fc.boolean()), { minLength: 1, maxLength: 3 }),
    )
    .map(([start, changes]) =>
      changes.reduce((body, [place, value, isRemoved]) => {
        const places = extraIn(body);
        const at = places[place % places.length]!;
        return changedAt(body, at, isRemoved && at.length > 0 ? undefined : value);
      }, start),
    );
