import { models } from '@nukkad/contract/models';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import type { Schema } from '@nukkad/contract/kernel/schema';
import type { Config } from '../config.ts';
import { type Json, nameSchemas, withScalars } from './document/named-schemas.ts';
import { operationOf } from './document/operation.ts';
import { parametersOf } from './document/parameters.ts';
import {
  errorSchema,
  headersOfRefusals,
  byItsDescription,
  refusalOfAny,
  refusalsOf,
} from './document/refusals.ts';
import { scalars } from './document/scalars.ts';
import { shareParts } from './document/shared-parts.ts';
import { documentSchema } from './json-schema.ts';

/** With the setting APP_KEY on. The document describes the calls unencrypted; this describes the encryption. */
const howPayloadsTravel =
  'Bodies are encrypted: a call marked x-encrypted sends its JSON body as { "payload": … } with the header X-Payload, and a caller that sends this header gets an encrypted answer. A body in the clear, changed, late or repeated is refused with 412. home/aapSettings holds the key (payloadKey).';

const payload = {
  type: 'object',
  required: ['payload'],
  additionalProperties: false,
  properties: { payload: { type: 'string', description: 'Sealed by AES-256-GCM, base64url.' } },
};

const declared = (schemas: readonly (Schema | undefined)[]) =>
  schemas.filter((schema): schema is Schema => schema !== undefined);

/** What the calls have in common, said once: models, parameters, headers and refusals. */
function commonParts(endpoints: readonly AnyEndpoint[]) {
  const schemas = nameSchemas(models, {
    input: declared(endpoints.map(({ spec }) => spec.body)),
    output: declared(endpoints.map(({ spec }) => spec.response)),
  });
  const parametersOfEach = new Map(
    endpoints.map((endpoint) => [
      endpoint,
      parametersOf(endpoint, (schema) => withScalars(documentSchema(schema, 'input'))),
    ]),
  );
  const refusalsOfEach = new Map(endpoints.map((endpoint) => [endpoint, refusalsOf(endpoint)]));
  const parameters = shareParts('parameters', [...parametersOfEach.values()].flat());
  const refusals = shareParts(
    'responses',
    [...refusalsOfEach.values()].flatMap((one) => [...one.values()]),
  );
  return {
    components: {
      schemas: { ...scalars, ...schemas.components, Error: errorSchema },
      parameters: parameters.components,
      headers: headersOfRefusals,
      responses: { ...refusals.components, Refused: refusalOfAny },
    },
    spelling: {
      schemaOf: schemas.schemaOf,
      parameters: (endpoint: AnyEndpoint) =>
        (parametersOfEach.get(endpoint) ?? []).map(({ part }) => parameters.refer(part)),
      refusals: (endpoint: AnyEndpoint): Json =>
        Object.fromEntries(
          [...(refusalsOfEach.get(endpoint) ?? [])].map(([status, { part }]) => [
            status,
            byItsDescription(refusals.refer(part)),
          ]),
        ),
    },
  };
}

type CommonParts = ReturnType<typeof commonParts>;
const made = new WeakMap<readonly AnyEndpoint[], CommonParts>();

/** Converting every schema takes a quarter of a second, and the contract is the same for all applications of a process. */
function commonPartsOf(endpoints: readonly AnyEndpoint[]): CommonParts {
  const parts = made.get(endpoints) ?? commonParts(endpoints);
  made.set(endpoints, parts);
  return parts;
}

/** OpenAPI 3.1, made from the contract alone. Every operation says in `x-authz` who may call it. */
export function openApiDocument(
  endpoints: readonly AnyEndpoint[],
  config: Pick<Config, 'BRAND_NAME' | 'publicOrigin' | 'APP_KEY'>,
) {
  const encrypted = config.APP_KEY !== undefined;
  const { components, spelling } = commonPartsOf(endpoints);
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path}`;
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, encrypted, spelling),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${config.BRAND_NAME} API`,
      version: '1',
      description: `Money is integer paise, times are UTC, days are days in Asia/Kolkata. Events: [/docs/events](/docs/events).${encrypted ? ` ${howPayloadsTravel}` : ''}`,
      license: {
        name: 'All rights reserved',
        url: `${config.publicOrigin}/terms-and-policy/terms`,
      },
    },
    servers: [{ url: config.publicOrigin, description: 'The server that gave this document.' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      ...components,
      schemas: encrypted ? { ...components.schemas, Payload: payload } : components.schemas,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
