import type * as z from 'zod/mini';
import { fieldTypes, shownLike, type BasicKind } from './field-types.ts';

/** A schema as a form shows it and as a walk through its content follows it. */
export type Field = { about: string; optional: boolean } & (
  | { [Kind in BasicKind]: { kind: Kind } }[BasicKind]
  /** `limit`: the most characters that are stored. */
  | { kind: 'text'; limit: number }
  | { kind: 'choice'; values: string[]; byDefault?: string }
  | { kind: 'list'; item: Field }
  | { kind: 'pair'; item: Field }
  | { kind: 'group'; fields: Record<string, Field> }
  /** One of several groups, told apart by `type`. */
  | { kind: 'block'; types: Record<string, Record<string, Field>> }
);

/** What of Zod's definitions is read here. */
type Def = {
  type: string;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  element?: z.ZodMiniType;
  items?: z.ZodMiniType[];
  shape?: Record<string, z.ZodMiniType>;
  options?: z.ZodMiniType[];
  entries?: Record<string, string>;
  defaultValue?: unknown;
};

export const fieldOf = (schema: z.ZodMiniType): Field => {
  const def = schema.def as unknown as Def;
  if (def.type === 'optional') return { ...fieldOf(def.innerType!), optional: true };
  if (def.type === 'default') {
    const inner = fieldOf(def.innerType!);
    const byDefault = inner.kind === 'choice' ? { byDefault: String(def.defaultValue) } : {};
    return { ...inner, ...byDefault, optional: true };
  }
  const like = shownLike.get(schema);
  if (like) return fieldOf(like);
  const known = fieldTypes.get(schema);
  const common = { about: known?.about ?? '', optional: false };
  if (known?.kind === 'choice') {
    return { ...common, kind: 'choice', values: Object.values(def.entries!) };
  }
  if (known?.kind === 'text') return { ...common, kind: 'text', limit: known.limit };
  if (known && known.kind !== 'list' && known.kind !== 'pair' && known.kind !== 'group')
    return { ...common, kind: known.kind };
  switch (def.type) {
    case 'pipe':
      return fieldOf(def.in!);
    case 'array':
      return { ...common, kind: 'list', item: fieldOf(def.element!) };
    case 'tuple':
      return { ...common, kind: 'pair', item: fieldOf(def.items![0]!) };
    case 'object':
      return { ...common, kind: 'group', fields: fieldsOf(def.shape!) };
    case 'union':
      return { ...common, kind: 'block', types: Object.fromEntries(def.options!.map(typeOf)) };
    default:
      throw new Error(`No form shows a schema of the type ${def.type}`);
  }
};

const fieldsOf = (shape: Record<string, z.ZodMiniType>) =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, fieldOf(schema)]));

const typeOf = (option: z.ZodMiniType): [string, Record<string, Field>] => {
  const def = option.def as unknown as Def;
  if (def.type === 'pipe') return typeOf(def.in!);
  const { type, ...rest } = def.shape!;
  const [name] = (type!.def as unknown as { values: string[] }).values;
  return [name!, fieldsOf(rest)];
};
