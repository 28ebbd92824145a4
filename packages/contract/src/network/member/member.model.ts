import * as z from 'zod/mini';
import { contactFree, publicWords } from '../../kernel/contact-details/contact-free.ts';
import { instant, text, whole } from '../../kernel/schema.ts';
import { askedByChoices, memberKinds, memberTies, mentionedByChoices, seenByChoices } from './member.noun.ts';

export const memberId = z.uuid('This is not a known id.');

/** The own address of a member: `/network/member/asha-v`. */
export const memberHandle = z
  .string('Enter an address.')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(
      /^[a-z0-9](?:[a-z0-9-]{1,28})[a-z0-9]$/,
      'Use 3 to 30 small letters, digits and hyphens; a letter or digit at both ends.',
    ),
  );

export const memberHeadline = text(120, 'What the member does, in a line.').check(contactFree(publicWords));

export const memberTie = z.enum(memberTies);
export const memberKind = z.enum(memberKinds);
export const seenBy = z.enum(seenByChoices, 'Choose one of the list.');
export const askedBy = z.enum(askedByChoices, 'Choose one of the list.');
export const mentionedBy = z.enum(mentionedByChoices, 'Choose one of the list.');

/** As a member is named beside what it says; a person's last name is for connections alone. */
export const memberCard = z.object({
  memberId,
  kind: memberKind,
  name: z.string(),
  photoUrl: z.nullable(z.string()),
  headline: z.nullable(z.string()),
  place: z.string().check(z.describe('The city; empty: it is not known.')),
  handle: z.string(),
  tie: memberTie,
});
export type MemberCard = z.output<typeof memberCard>;

/** How the acting member takes part. */
export const networkSettings = z.object({
  member: memberCard,
  seenBy,
  askedBy,
  mentionedBy,
  isListed: z.boolean().check(z.describe('Search engines may list the page; only where everyone sees it.')),
  showsVisits: z
    .boolean()
    .check(z.describe('Others see that it looked at their page, and it sees who looked at its own.')),
  actsFor: z
    .nullable(z.enum(['self', 'business']))
    .check(z.describe('For whom a member of staff acts; null: there is no choice.')),
  businessName: z.nullable(z.string()),
  can: z.object({ update: z.boolean() }),
  version: z.int(),
  since: instant(),
});
export type NetworkSettings = z.output<typeof networkSettings>;

export const networkSettingsBody = z.object({
  handle: z.optional(memberHandle),
  headline: z.optional(z.nullable(memberHeadline)),
  seenBy: z.optional(seenBy),
  askedBy: z.optional(askedBy),
  mentionedBy: z.optional(mentionedBy),
  isListed: z.optional(z.boolean('Choose yes or no.')),
  showsVisits: z.optional(z.boolean('Choose yes or no.')),
  version: whole(1, 1_000_000_000),
});

export const actsForBody = z.object({ actsFor: z.enum(['self', 'business'], 'Choose one of the list.') });
