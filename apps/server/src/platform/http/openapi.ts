import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { Schema } from '@nukkad/contract/kernel/schema';
import type { Config } from '../config.ts';
import { documentSchema } from './json-schema.ts';
import { mayBeSealed } from './mount.ts';

type Json = Record<string, unknown>;

/** Query and path parameters, one by one, out of the object schema that declares them. */
function parameters(schema: Schema | undefined, where: 'query' | 'path'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = documentSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    description: property['description'],
    schema: property,
  }));
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

function requestBody({ spec }: AnyEndpoint): Json | undefined {
  if (spec.upload) {
    const { field, mediaTypes } = spec.upload;
    const files = {
      type: 'array',
      maxItems: spec.upload.maxFiles,
      items: { type: 'string', contentMediaType: mediaTypes.join(', ') },
    };
    return {
      required: true,
      content: {
        'multipart/form-data': {
          schema: { type: 'object', properties: { [field]: files }, required: [field] },
        },
      },
    };
  }
  return spec.body
    ? { required: true, content: { 'application/json': { schema: documentSchema(spec.body, 'input') } } }
    : undefined;
}

/** How the gate may refuse: see account/standing of the contract, and user/stepUp. */
function closedFacts({ authz, openWhile = [], stepUp }: AnyEndpoint['spec']) {
  if (authz.who === 'anyone') return [];
  return [
    ...(openWhile.includes('shutOut') ? [] : [kernelErrors.account_not_active]),
    ...(openWhile.includes('incomplete') ? [] : [kernelErrors.profile_incomplete]),
    ...(openWhile.includes('unpaid') ? [] : [kernelErrors.subscription_expired]),
    ...(stepUp ? [kernelErrors.step_up_needed] : []),
  ];
}

function responses({ spec }: AnyEndpoint): Json {
  const errors = [
    ...(spec.errors ?? []),
    kernelErrors.invalid_request,
    ...(spec.upload
      ? [kernelErrors.body_too_large, kernelErrors.file_too_complex, kernelErrors.storage_full]
      : []),
    ...(spec.authz.who === 'anyone' ? [] : [kernelErrors.signed_out, kernelErrors.forbidden]),
    ...closedFacts(spec),
  ];
  const grouped = groupByStatus(errors);
  const failures = [...grouped].map(([status, facts]) => [
    String(status),
    {
      description: facts.map((fact) => `${fact.code}: ${fact.message}`).join('\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  const success = spec.produces
    ? { description: spec.summary, content: { [spec.produces]: {} } }
    : {
        description: spec.summary,
        content: spec.response
          ? { 'application/json': { schema: documentSchema(spec.response, 'output') } }
          : undefined,
      };
  return { [String(spec.status ?? 200)]: success, ...Object.fromEntries(failures) };
}

/** Map.groupBy is not in Node 20. */
function groupByStatus<T extends { status: number }>(facts: readonly T[]): Map<number, T[]> {
  const grouped = new Map<number, T[]>();
  for (const fact of facts) grouped.set(fact.status, [...(grouped.get(fact.status) ?? []), fact]);
  return grouped;
}

/** `x-authz` for people. */
function whoMayCall({ spec: { authz } }: AnyEndpoint): string {
  if (authz.who === 'anyone') return `Open to anyone${authz.scope ? `: ${authz.scope}` : ''}.`;
  const scope = authz.scope ? ` Scope: ${authz.scope}.` : '';
  if (authz.who === 'signed-in') return `For whoever is signed in.${scope}`;
  const assigned = authz.orAssigned ? ', or to be its professional' : '';
  const staff = authz.permission ? ` (a subUser needs ${authz.permission}${assigned})` : '';
  return `For ${authz.roles.join(', ')}${staff}.${scope}`;
}

/** With the setting APP_KEY on. The calls stand in the document as they are meant; this is how they travel. */
const howPayloadsTravel =
  'Bodies are encrypted: a call marked x-encrypted sends its JSON body as { "payload": … } with the header X-Payload, and whoever sends that header is answered so. A body in the clear, changed, late or repeated is refused with 412. home/aapSettings holds the key (payloadKey).';

const payload = {
  type: 'object',
  required: ['payload'],
  additionalProperties: false,
  properties: { payload: { type: 'string', description: 'Sealed by AES-256-GCM, base64url.' } },
};

function operation(endpoint: AnyEndpoint, encrypted: boolean): Json {
  const { spec } = endpoint;
  const headers = [
    ...(endpoint.method !== 'GET' && spec.csrf !== false
      ? [header('X-XSRF-TOKEN', 'Copied from the XSRF-TOKEN cookie.')]
      : []),
    ...(spec.idempotency
      ? [
          {
            ...header('Idempotency-Key', 'The same key gives the same answer.'),
            required: spec.idempotency === 'required',
          },
        ]
      : []),
  ];
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replaceAll(/[{}]/g, '').replaceAll('/', '_')}`,
    tags: [spec.tag],
    summary: spec.summary,
    description: `${whoMayCall(endpoint)}${spec.stepUp ? ' Needs a code confirmed with user/stepUp in the last minutes.' : ''}`,
    'x-authz': spec.authz,
    'x-open-while': spec.openWhile ?? [],
    'x-step-up': spec.stepUp ?? false,
    ...(encrypted && spec.body && mayBeSealed(endpoint) ? { 'x-encrypted': true } : {}),
    security: spec.authz.who === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [...parameters(spec.params, 'path'), ...parameters(spec.query, 'query'), ...headers],
    requestBody: requestBody(endpoint),
    responses: responses(endpoint),
  };
}

/** OpenAPI 3.1, made from the contract alone. Every operation says in `x-authz` who may call it. */
export function openApiDocument(
  endpoints: readonly AnyEndpoint[],
  config: Pick<Config, 'BRAND_NAME' | 'publicOrigin' | 'APP_KEY'>,
) {
  const encrypted = config.APP_KEY !== undefined;
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, encrypted) };
  }
  const error = {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: 'string' },
      message: { type: 'string' },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
      present: { type: 'string' },
      requestId: { type: 'string' },
    },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: `${config.BRAND_NAME} API`,
      version: '1',
      description: `Money is integer paise, times are UTC, days are days in Asia/Kolkata. Events: [/docs/events](/docs/events).${encrypted ? ` ${howPayloadsTravel}` : ''}`,
    },
    servers: [{ url: config.publicOrigin }],
    paths,
    components: {
      schemas: encrypted ? { Error: error, Payload: payload } : { Error: error },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
