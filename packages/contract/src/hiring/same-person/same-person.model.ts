import * as z from 'zod/mini';
import { samePersonVerdicts } from './same-person.noun.ts';

export const sharedContacts = ['mobile', 'mail'] as const;
export type SharedContact = (typeof sharedContacts)[number];

export const samePersonVerdict = z.enum(samePersonVerdicts, 'Choose one of the list.');

/** Another applicant who may be the same person, as both are shortlisted and a contact is the same. */
export const alike = z.object({
  applicationId: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  name: z.string(),
  shares: z.array(z.enum(sharedContacts)).check(z.describe('Of account or CV; empty: no longer.')),
  verdict: z.nullable(samePersonVerdict).check(z.describe('Null: not decided.')),
});
export type Alike = z.output<typeof alike>;

export const alikes = z.object({
  items: z.array(alike).check(z.maxLength(20)),
  can: z.object({ decide: z.boolean() }),
});
export type Alikes = z.output<typeof alikes>;
