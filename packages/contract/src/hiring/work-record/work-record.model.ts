import * as z from 'zod/mini';
import { instant } from '../../kernel/schema.ts';

/** Fewer visits or reviews say nothing of a person, so there is no share and no average of them. */
export const leastVisitsForShare = 5;

const month = z.string().check(z.describe('YYYY-MM in Asia/Kolkata.'));
const onTimePercent = z
  .nullable(z.int())
  .check(z.describe(`Of the visits; null: fewer than ${leastVisitsForShare}.`));

/** Visits of one category that were completed after a start code, and not disputed. */
export const workedCategory = z.object({
  categoryId: z.string(),
  name: z.string(),
  visits: z.int(),
  months: z.int().check(z.describe('With such a visit.')),
  onTimePercent,
  from: month,
  to: month,
});
export type WorkedCategory = z.output<typeof workedCategory>;

/** Work for a business, as its own staff record says. */
export const confirmedTenure = z.object({
  companyName: z.string(),
  designation: z.string().check(z.describe('Empty: none was written.')),
  from: month,
  to: z.nullable(month).check(z.describe('Null: works there now.')),
  months: z.int(),
});
export type ConfirmedTenure = z.output<typeof confirmedTenure>;

/** Made by the server; names no customer and no place. */
export const workRecord = z.object({
  visits: z.int(),
  months: z.int().check(z.describe('With a visit.')),
  onTimePercent,
  stars: z.nullable(z.number()).check(z.describe('Average of the reviews; null: none.')),
  reviews: z.int(),
  categories: z.array(workedCategory).check(z.describe('Most visits first.')),
  tenures: z.array(confirmedTenure).check(z.describe('Newest first.')),
});
export type WorkRecord = z.output<typeof workRecord>;

/** Of the record as it was shown: what is shared is exactly that. */
export const recordDigest = z
  .string('Send the digest that was shown.')
  .check(z.maxLength(64, 'Send the digest that was shown.'));

/** The own one as it is now. */
export const ownWorkRecord = z.object({
  name: z.string().check(z.describe('As a shared copy names the person.')),
  record: workRecord,
  isEmpty: z.boolean(),
  digest: z.string().check(z.describe('Sent when it is shared.')),
});
export type OwnWorkRecord = z.output<typeof ownWorkRecord>;

/** The signed copy that one business reads in one application. */
export const sharedWorkRecord = z.object({
  name: z.string(),
  record: workRecord,
  sharedAt: instant('What it says is of this time.'),
  url: z.string().check(z.describe('The public page that checks it.')),
});
export type SharedWorkRecord = z.output<typeof sharedWorkRecord>;

export const workRecordOfApplication = z.object({
  shared: z.nullable(sharedWorkRecord).check(z.describe('Null: not shared, or no longer.')),
  can: z.object({ share: z.boolean(), stop: z.boolean() }),
});
export type WorkRecordOfApplication = z.output<typeof workRecordOfApplication>;

/** With whom the own one is shared now. */
export const workRecordShare = z.object({
  applicationId: z.uuid(),
  jobTitle: z.string(),
  companyName: z.string(),
  sharedAt: instant(),
  url: z.string(),
});
export type WorkRecordShare = z.output<typeof workRecordShare>;
