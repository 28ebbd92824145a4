import { zodOf } from './zod-of.ts';
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
  const made = z.toJSONSchema(zodOf(schema), {
    io,
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema: node }) => {
      if (node.additionalProperties === false) delete node.additionalProperties;
      delete node.pattern;
    },
  }) as Json;
  return plain(made);
}

/** As in the OpenAPI 3.1 document: draft 2020-12, with patterns. */
export function documentSchema(schema: Schema, io: 'input' | 'output'): Json {
  const made = z.toJSONSchema(zodOf(schema), {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  }) as Json;
  return plain(made);
}
