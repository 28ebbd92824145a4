import { zodOf } from '../zod-of.ts';
import type { Schema } from '@nukkad/contract/kernel/schema';
import * as z from 'zod/mini';
import { namedScalar, schemasAt } from './scalars.ts';
import { shortened } from './shortened.ts';

export type Json = Readonly<Record<string, unknown>>;
type Io = 'input' | 'output';

/** The names of the models that a converted schema refers to. */
function namesIn(node: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(node)) for (const one of node) namesIn(one, found);
  else if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node))
      if (key === '$ref' && typeof value === 'string') found.add(value);
      else namesIn(value, found);
  return found;
}

/** Of `roots` and all that they refer to. */
function reachable(schemas: Readonly<Record<string, Json>>, roots: Iterable<string>): Set<string> {
  const found = new Set<string>(roots);
  for (const name of found) for (const next of namesIn(schemas[name])) found.add(next);
  return found;
}

/** As it stands in the document, where it is shorter than it was converted. */
const asWritten = (schema: Json | undefined) => JSON.stringify(schema && withScalars(schema));

/** Models that are not the same on their way in and out, themselves or by a model within them. */
function differing(input: Readonly<Record<string, Json>>, output: Readonly<Record<string, Json>>) {
  const found = new Set(
    Object.keys(output).filter((name) => asWritten(input[name]) !== asWritten(output[name])),
  );
  const holds = (name: string) => [...namesIn(output[name])].some((one) => found.has(one));
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const name of Object.keys(output)) if (holds(name)) found.add(name);
  }
  return found;
}

type Refer = (ref: string, others: Json) => Json;

const isJson = (node: unknown): node is Json =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

/** `schema` with each reference as `refer` says it, and scalars by their names. */
function rewrite({ $ref, ...rest }: Json, refer: Refer): Json {
  const others = shortened(
    Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, rewritten(value, refer)])),
  );
  return typeof $ref === 'string' ? refer($ref, others) : (namedScalar(others) ?? others);
}

function rewritten(node: unknown, refer: Refer): unknown {
  if (Array.isArray(node)) return node.map((one) => rewritten(one, refer));
  return isJson(node) ? rewrite(node, refer) : node;
}

/** A schema that refers to no model, with scalars by their names. */
export const withScalars = (schema: Json): Json => rewrite(schema, ($ref, others) => ({ $ref, ...others }));

/** One conversion of all, in which each registered schema is referred to by its id. */
function convert(registry: z.core.$ZodRegistry<{ id: string }>, io: Io): Readonly<Record<string, Json>> {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    uri: (id) => id,
  });
  return Object.fromEntries(
    Object.entries(schemas as Record<string, Json>).map(([id, { $schema: _schema, $id: _id, ...schema }]) => [
      id,
      schema,
    ]),
  );
}

/**
 * JSON Schemas (draft 2020-12) of `roots`, which refer to each model by its name, and the models that they need.
 * A model that differs between what is sent and what is answered, by its defaults for example, is named `…Input`
 * where it is sent and both are used.
 */
export function nameSchemas(
  models: ReadonlyMap<Schema, string>,
  roots: { readonly input: readonly Schema[]; readonly output: readonly Schema[] },
) {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of models) registry.add(zodOf(schema), { id });
  const anonymous = new Set<string>();
  for (const schema of new Set([...roots.input, ...roots.output]))
    if (!models.has(schema)) {
      const id = `anonymous/${anonymous.size}`;
      anonymous.add(id);
      registry.add(zodOf(schema), { id });
    }
  const idOf = (schema: Schema) => registry.get(zodOf(schema))?.id ?? '';

  const converted = { input: convert(registry, 'input'), output: convert(registry, 'output') };
  const used = {
    input: reachable(converted.input, roots.input.map(idOf)),
    output: reachable(converted.output, roots.output.map(idOf)),
  };
  const differs = differing(converted.input, converted.output);
  const nameIn = (io: Io, id: string) =>
    io === 'input' && differs.has(id) && used.output.has(id) ? `${id}Input` : id;

  const referTo =
    (io: Io) =>
    ($ref: string, others: Json): Json =>
      anonymous.has($ref)
        ? { ...spelled(io, converted[io][$ref]), ...others }
        : { $ref: `${schemasAt}${nameIn(io, $ref)}`, ...others };
  const spelled = (io: Io, schema: Json = {}): Json => rewrite(schema, referTo(io));
  const components: Record<string, unknown> = {};
  for (const io of ['input', 'output'] as const)
    for (const id of used[io])
      if (!anonymous.has(id)) components[nameIn(io, id)] = spelled(io, converted[io][id]);
  return {
    components,
    /** The schema of a root, or a reference to it where it is a model. */
    schemaOf: (schema: Schema, io: Io): Json => spelled(io, { $ref: idOf(schema) }),
  };
}
