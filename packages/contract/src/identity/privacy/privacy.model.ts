import * as z from 'zod/mini';
import { instant, whole } from '../../kernel/schema.ts';

/** What we ask a yes for. What a booking needs is not among them: without it there would be no booking. */
export const purposes = ['analytics', 'offers'] as const;
export type Purpose = (typeof purposes)[number];

/** What prevents a deactivation. */
export const openMatters = [
  'booking_open',
  'work_open',
  'refund_open',
  'debt_open',
  'payout_open',
  'organisation_staffed',
] as const;
export type OpenMatter = (typeof openMatters)[number];

/** Why something stays when an account is erased. */
export const keptReasons = ['tax', 'accounts', 'evidence', 'partner'] as const;
export type KeptReason = (typeof keptReasons)[number];

const consent = z.object({
  purpose: z.enum(purposes),
  given: z.boolean(),
  at: z.nullable(instant('When it was said; null: never asked.')),
  noticeVersion: z.nullable(z.string()),
});

const dataExport = z.object({
  state: z.enum(['making', 'ready']),
  askedAt: instant(),
  expiresAt: instant('The files are gone from then on.'),
  page: z.nullable(z.string()).check(z.describe('Signed link to a page to read; works for some minutes.')),
  json: z.nullable(z.string()).check(z.describe('Signed link to the same as JSON.')),
});

export const keptItem = z.object({
  what: z.string().check(z.describe('Heading, as in the export.')),
  why: z.enum(keptReasons),
  years: whole(0, 30),
});
export type KeptItem = z.output<typeof keptItem>;

export const privacy = z.object({
  noticeVersion: z.string(),
  consents: z.array(consent),
  dataExport: z.nullable(dataExport),
  erasure: z.object({ standsInTheWay: z.array(z.enum(openMatters)), kept: z.array(keptItem) }),
  grievanceOfficer: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    answersWithinDays: z.int(),
  }),
});
export type Privacy = z.output<typeof privacy>;
