import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import type { Schema } from '@nukkad/contract/kernel/schema';
import type { Log } from '../log.ts';
import { jsonSchema } from './json-schema.ts';
import { serializeWholeRows } from './whole-rows.ts';

type Serializer = SerializerSelector.Serializer;
/** Hears of rows that were left out; null: no one is to. */
type RowLog = Pick<Log, 'error'> | null;

const compiled = new WeakMap<Schema, Serializer>();

/** In a route's schema in place of a JSON Schema, which is made when the first answer needs it. */
export class AnswerSchema {
  readonly model: Schema;
  constructor(model: Schema) {
    this.model = model;
  }
}

/**
 * Fastify's own serializers, each compiled when its route answers for the first time and once in a process: a start
 * need not compile 230 of them, and a second application, as that of the seed's story or of the next test file,
 * answers by the same schemas of the contract. A row that does not fit its list is left out and logged, by its place
 * alone: one row that no use case could have written never takes a list down.
 */
export const lazySerializers =
  (log: RowLog): SerializerSelector.SerializerFactory =>
  (externalSchemas, options) => {
    const compile = SerializerSelector()(externalSchemas, options);
    return (route) => {
      const { schema, method, url } = route;
      if (!(schema instanceof AnswerSchema)) return compile(route);
      const { model } = schema;
      return serializeWholeRows(
        (answer) => {
          const serialize = compiled.get(model) ?? compile({ ...route, schema: jsonSchema(model, 'output') });
          compiled.set(model, serialize);
          return serialize(answer);
        },
        ({ list, rows, error }) =>
          log?.error(
            { method, url, list, rows, err: error },
            'rows that do not fit their list were left out',
          ),
      );
    };
  };

/** Writes the answers of an endpoint as JSON: what its schema does not declare is left out. */
export function serialiserOf(
  { method, path: url, spec }: AnyEndpoint,
  log: RowLog,
): (answer: unknown) => string {
  if (!spec.response) return JSON.stringify;
  const schema = new AnswerSchema(spec.response);
  return lazySerializers(log)({}, {})({ method, url, httpStatus: String(spec.status ?? 200), schema });
}
