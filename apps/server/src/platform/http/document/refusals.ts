import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { type ErrorFact, kernelErrors } from '@nukkad/contract/kernel/errors';
import type { Json } from './named-schemas.ts';
import { type NamedPart, partName } from './shared-parts.ts';

const content: Json = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** How the gate may refuse: see account/standing of the contract, and user/stepUp. */
function closedFacts({
  authz,
  openWhile = [],
  asksTerms,
  stepUp,
}: AnyEndpoint['spec']): readonly ErrorFact[] {
  if (authz.who === 'anyone') return [];
  return [
    ...(openWhile.includes('shutOut') ? [] : [kernelErrors.account_not_active]),
    ...(openWhile.includes('incomplete') ? [] : [kernelErrors.profile_incomplete]),
    ...(openWhile.includes('unpaid') ? [] : [kernelErrors.subscription_expired]),
    ...(asksTerms ? [kernelErrors.terms_not_agreed] : []),
    ...(stepUp ? [kernelErrors.step_up_needed] : []),
  ];
}

function factsOf({ spec }: AnyEndpoint): readonly ErrorFact[] {
  return [
    ...(spec.errors ?? []),
    kernelErrors.invalid_request,
    ...(spec.upload
      ? [
          kernelErrors.body_too_large,
          kernelErrors.file_too_complex,
          kernelErrors.files_paused,
          kernelErrors.storage_full,
        ]
      : []),
    ...(spec.authz.who === 'anyone' ? [] : [kernelErrors.signed_out, kernelErrors.forbidden]),
    ...closedFacts(spec),
  ];
}

/** Map.groupBy is not in Node 20. */
function groupByStatus<T extends { status: number }>(facts: readonly T[]): Map<number, T[]> {
  const grouped = new Map<number, T[]>();
  for (const fact of facts) grouped.set(fact.status, [...(grouped.get(fact.status) ?? []), fact]);
  return grouped;
}

/** What most calls of those who are signed in say. */
const notInGoodStanding = [
  'ForbiddenOrAccountNotActiveOrProfileIncompleteOrSubscriptionExpired',
  'NotInGoodStanding',
] as const;

/** By the codes, in a name that can still be read. */
function nameOf(facts: readonly ErrorFact[]): string {
  const [first = '', ...others] = facts.map(({ code }) => partName(code));
  const name = [first, ...others].join('Or').replace(...notInGoodStanding);
  return name.length > 60 ? `${first}Or${others.length}Others` : name;
}

/** The refusals that the contract declares for a call, by status. */
export function refusalsOf(endpoint: AnyEndpoint): ReadonlyMap<string, NamedPart> {
  const grouped = groupByStatus(factsOf(endpoint));
  return new Map(
    [...grouped].map(([status, facts]) => [
      String(status),
      {
        name: nameOf(facts),
        part: {
          description: facts.map((fact) => `${fact.code}: ${fact.message}`).join('\n'),
          content,
        },
      },
    ]),
  );
}

const anyTime = [
  kernelErrors.malformed_body,
  kernelErrors.csrf_refused,
  kernelErrors.wrong_content_type,
  kernelErrors.too_many_requests,
  kernelErrors.server_error,
  kernelErrors.unavailable,
];

/** What the edge of the server may answer to any call; the status is that of the code. */
export const refusalOfAny: Json = {
  description: anyTime.map((fact) => `${fact.status} ${fact.code}: ${fact.message}`).join('\n'),
  headers: {
    'Retry-After': { $ref: '#/components/headers/RetryAfter' },
    'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  },
  content,
};

/** A refusal that one call alone may give: the general one, with its own description. */
export const byItsDescription = (refusal: Json): Json =>
  '$ref' in refusal
    ? refusal
    : { $ref: '#/components/responses/Refused', description: refusal['description'] };

export const headersOfRefusals: Json = {
  RetryAfter: {
    description: 'With 429 and 503: ask again after so many seconds.',
    schema: { type: 'integer', minimum: 0 },
  },
  RequestId: {
    description: 'On every answer; support finds the call in the log by it.',
    schema: { type: 'string', format: 'uuid' },
  },
};

/** ErrorBody of kernel/errors. */
export const errorSchema: Json = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string' },
    message: { type: 'string' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Each bad field with its sentence.',
    },
    present: { type: 'string', description: 'The state that was found instead.' },
    differences: {
      type: 'array',
      description: 'With confirmation_differs: what is no longer as it was seen.',
      items: {
        type: 'object',
        required: ['field', 'kind', 'seen', 'now'],
        properties: { field: { type: 'string' }, kind: { type: 'string' }, seen: {}, now: {} },
      },
    },
    values: {
      type: 'object',
      additionalProperties: { type: 'number' },
      description: 'What fills the {{name}} of a sentence in another language.',
    },
    requestId: { type: 'string' },
  },
};
