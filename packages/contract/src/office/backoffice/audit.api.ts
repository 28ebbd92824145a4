import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { instant, optionalText } from '../../kernel/schema.ts';

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;

export const auditEntry = z.object({
  auditId: z.uuid(),
  at: instant(),
  actorKind: z.string(),
  actorId: z.nullable(z.uuid()),
  actorName: z.nullable(z.string()).check(z.describe('Null: the system, or a person without a name.')),
  action: z.string().check(z.describe('domain.verb')),
  subjectKind: z.string(),
  subjectId: z.string(),
  subjectName: z.nullable(z.string()).check(z.describe('Of a person, the name; null for other things.')),
  detail: z.string().check(z.describe('JSON: from, to, reasons; nothing personal.')),
  link: z.nullable(z.int()).check(z.describe('Place in the chain; null for some seconds after the act.')),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** What the log may be asked for. */
export const auditQuery = z.object({
  ...countedPageQuery,
  personId: z
    .optional(z.uuid('This is not a known id.'))
    .check(z.describe('What this person did, and what was done to the account.')),
  actorId: z.optional(z.uuid('This is not a known id.')),
  subjectId: optionalText(80, 'Id of the thing that changed.'),
  action: optionalText(60, 'The beginning of an action, e.g. account. or admin.signed_in.'),
  from: z.optional(instant('Acts from this instant on.')),
  to: z.optional(instant('Acts before this instant.')),
  sort: z.optional(z.enum(['newest', 'oldest'], 'Choose one of the list.')),
});

export const listAudit = endpoint('GET /backoffice/audit', {
  summary: 'The audit log, newest first unless asked otherwise',
  tag,
  authz: adminOnly,
  query: auditQuery,
  response: countedPageOf(auditEntry),
});

export const verifyAuditLog = endpoint('POST /backoffice/audit/verify', {
  summary: 'Verify the whole chain of the audit log; answers each entry that does not fit',
  tag,
  authz: adminOnly,
  unconfirmed: 'only-reads',
  perMinute: 6,
  response: z.object({
    links: z.int(),
    headLink: z.int(),
    headHash: z.string().check(z.describe('Hex; the server log names the same one when the link was made.')),
    waiting: z.int().check(z.describe('Written in the last seconds, not sealed yet.')),
    faults: z.array(
      z.object({
        kind: z.enum(['changed', 'removed', 'broken_chain', 'missing_link', 'never_sealed']),
        link: z.nullable(z.int()),
        auditId: z.nullable(z.uuid()),
      }),
    ),
  }),
});
