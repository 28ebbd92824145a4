import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import type { Schema } from '@nukkad/contract/kernel/schema';
import { mayBeEncrypted } from '../mount.ts';
import type { Json } from './named-schemas.ts';

/** How an operation spells the parts that it shares with others. */
export interface Spelling {
  readonly schemaOf: (schema: Schema, io: 'input' | 'output') => Json;
  readonly parameters: (endpoint: AnyEndpoint) => readonly Json[];
  readonly refusals: (endpoint: AnyEndpoint) => Json;
}

function uploadSchema({ field, maxFiles, mediaTypes }: NonNullable<AnyEndpoint['spec']['upload']>): Json {
  const files = {
    type: 'array',
    maxItems: maxFiles,
    items: { type: 'string', contentMediaType: mediaTypes.join(', ') },
  };
  return { type: 'object', properties: { [field]: files }, required: [field] };
}

function requestBody({ spec }: AnyEndpoint, { schemaOf }: Spelling): Json | undefined {
  if (spec.upload)
    return { required: true, content: { 'multipart/form-data': { schema: uploadSchema(spec.upload) } } };
  return spec.body
    ? { required: true, content: { 'application/json': { schema: schemaOf(spec.body, 'input') } } }
    : undefined;
}

function contentOf({ produces, response }: AnyEndpoint['spec'], { schemaOf }: Spelling): Json | undefined {
  if (produces) return { [produces]: {} };
  return response ? { 'application/json': { schema: schemaOf(response, 'output') } } : undefined;
}

const stepUp = 'Needs a code confirmed with user/stepUp in the last minutes.';

export function operationOf(endpoint: AnyEndpoint, encrypted: boolean, spelling: Spelling): Json {
  const { spec } = endpoint;
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replaceAll(/[{}]/g, '').replaceAll('/', '_')}`,
    tags: [spec.tag],
    summary: spec.summary,
    ...(spec.stepUp && { description: stepUp }),
    'x-authz': spec.authz,
    ...(spec.openWhile && { 'x-open-while': spec.openWhile }),
    ...(spec.stepUp && { 'x-step-up': true }),
    ...(encrypted && spec.body && mayBeEncrypted(endpoint) ? { 'x-encrypted': true } : {}),
    ...(spec.authz.who === 'anyone' && { security: [] }),
    parameters: spelling.parameters(endpoint),
    requestBody: requestBody(endpoint, spelling),
    responses: {
      [String(spec.status ?? 200)]: { description: 'OK', content: contentOf(spec, spelling) },
      ...spelling.refusals(endpoint),
    },
  };
}
