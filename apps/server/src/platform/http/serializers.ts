import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import type { Schema } from '@nukkad/contract/kernel/schema';
import { jsonSchema } from './json-schema.ts';

type Serializer = SerializerSelector.Serializer;

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
 * answers by the same schemas of the contract.
 */
export const lazySerializers: SerializerSelector.SerializerFactory = (externalSchemas, options) => {
  const compile = SerializerSelector()(externalSchemas, options);
  return (route) => {
    const { schema } = route;
    if (!(schema instanceof AnswerSchema)) return compile(route);
    const { model } = schema;
    return (answer) => {
      const serialize = compiled.get(model) ?? compile({ ...route, schema: jsonSchema(model, 'output') });
      compiled.set(model, serialize);
      return serialize(answer);
    };
  };
};

/** Writes the answers of an endpoint as JSON: what its schema does not declare is left out. */
export function serialiserOf({ method, path: url, spec }: AnyEndpoint): (answer: unknown) => string {
  if (!spec.response) return JSON.stringify;
  const schema = new AnswerSchema(spec.response);
  return lazySerializers({}, {})({ method, url, httpStatus: String(spec.status ?? 200), schema });
}
