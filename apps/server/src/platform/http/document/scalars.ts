import { day, instant, paise } from '@nukkad/contract/kernel/schema';
import * as z from 'zod/mini';
import { documentSchema } from '../json-schema.ts';

type Json = Readonly<Record<string, unknown>>;

export const schemasAt = '#/components/schemas/';

/** The bounds of every whole number in JavaScript say nothing about this one. */
export function withoutSafeBounds({ minimum, maximum, ...schema }: Json): Json {
  return {
    ...schema,
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  };
}

/** What the contract makes by a function for each field, so that no constant names it. */
export const scalars: Readonly<Record<string, Json>> = {
  Uuid: documentSchema(z.uuid(), 'output'),
  Instant: documentSchema(instant(), 'output'),
  Day: documentSchema(day(), 'output'),
  Paise: withoutSafeBounds(documentSchema(paise(), 'output')),
};

const keyOf = (schema: Json) =>
  JSON.stringify(Object.entries(schema).toSorted(([a], [b]) => (a < b ? -1 : 1)));
const withoutDescription = ({ description: _description, ...schema }: Json) => schema;

const exact = new Map(Object.entries(scalars).map(([name, schema]) => [keyOf(schema), name]));
const shapes = new Map(
  Object.entries(scalars).map(([name, schema]) => [keyOf(withoutDescription(schema)), name]),
);

/**
 * A reference that says the same as `schema`, with its own description if it has one; null where none does. A whole
 * number is an amount only by its description.
 */
export function namedScalar(schema: Json): Json | null {
  const same = exact.get(keyOf(schema));
  if (same !== undefined) return { $ref: `${schemasAt}${same}` };
  const shape = schema['type'] === 'integer' ? undefined : shapes.get(keyOf(withoutDescription(schema)));
  // A reference would give the scalar's description to what has none.
  if (shape === undefined || ('description' in (scalars[shape] ?? {}) && !('description' in schema)))
    return null;
  return {
    $ref: `${schemasAt}${shape}`,
    ...('description' in schema && { description: schema['description'] }),
  };
}
