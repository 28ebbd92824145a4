import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import type { Schema } from '@nukkad/contract/kernel/schema';
import type { Json } from './named-schemas.ts';
import { type NamedPart, partName } from './shared-parts.ts';

const header = (name: string, required: boolean, description: string): NamedPart => ({
  name: partName(name),
  part: { name, in: 'header', ...(required && { required }), description, schema: { type: 'string' } },
});

const xsrfToken = header('X-XSRF-TOKEN', true, 'Copied from the XSRF-TOKEN cookie.');
const idempotencyKey = (required: boolean) =>
  header('Idempotency-Key', required, 'The same key gives the same answer.');

function headers({ method, spec }: AnyEndpoint): readonly NamedPart[] {
  return [
    ...(method !== 'GET' && spec.csrf !== false ? [xsrfToken] : []),
    ...(spec.idempotency ? [idempotencyKey(spec.idempotency === 'required')] : []),
  ];
}

/** Query and path parameters, one by one, out of the object schema that declares them. */
function fields(schema: Json | undefined, where: 'query' | 'path'): readonly NamedPart[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name: partName(name),
    part: {
      name,
      in: where,
      ...((where === 'path' || required.includes(name)) && { required: true }),
      description,
      schema: property,
    },
  }));
}

export function parametersOf(
  endpoint: AnyEndpoint,
  objectSchema: (schema: Schema) => Json,
): readonly NamedPart[] {
  const { params, query } = endpoint.spec;
  return [
    ...fields(params && objectSchema(params), 'path'),
    ...fields(query && objectSchema(query), 'query'),
    ...headers(endpoint),
  ];
}
