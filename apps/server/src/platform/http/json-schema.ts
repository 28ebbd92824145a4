import type { Schema } from '@nukkad/contract/kernel/schema';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

/** Without the keys that belong to zod alone. */
function plain({ $schema: _schema, '~standard': _standard, ...schema }: Json): Json {
  return schema;
}

/**
 * The JSON Schema of a zod schema. For answers `additionalProperties: false` is dropped from unions' members,
 * because fast-json-stringify otherwise throws on keys that it is meant to leave out.
 */
export function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const made = z.toJSONSchema(schema as z.core.$ZodType, {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema: node }) => {
      if ((node as Json)['additionalProperties'] === false)
        delete node['additionalProperties' as keyof typeof node];
      delete node['pattern' as keyof typeof node];
    },
  }) as Json;
  return plain(made);
}

/** As it stands in the OpenAPI 3.1 document: draft 2020-12, patterns and all. */
export function documentSchema(schema: Schema, io: 'input' | 'output'): Json {
  const made = z.toJSONSchema(schema as z.core.$ZodType, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  }) as Json;
  return plain(made);
}
