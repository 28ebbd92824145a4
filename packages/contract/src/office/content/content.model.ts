import * as z from 'zod/mini';
import { legalVersion } from '../legal/legal.model.ts';

/** The pages of words that the company answers for; `contact-us` also carries the ways to reach it. */
export const contentPages = ['about-us', 'terms', 'policy', 'refunds', 'contact-us', 'work-with-us'] as const;
export type ContentPage = (typeof contentPages)[number];

export const contentGroup = z.object({
  groupId: z.string().check(z.describe('Stable key, also the anchor on the page.')),
  title: z.string().check(z.describe('Empty: it goes on below what comes before.')),
  paragraphs: z.array(z.string()),
  points: z.array(z.string()).check(z.describe('A list below the paragraphs; may be empty.')),
});

export const companyFacts = z.object({
  name: z.string(),
  address: z.string(),
  registration: z.nullable(z.string()),
  email: z.string(),
  phone: z.string(),
  hours: z.string().check(z.describe('When support answers, in words of the Lang header, Indian time.')),
  grievanceOfficer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
});
export type CompanyFacts = z.output<typeof companyFacts>;

/** The words of a page in one language. */
export const pageWords = z.object({ title: z.string(), lead: z.string(), groups: z.array(contentGroup) });
export type PageWords = z.output<typeof pageWords>;

export const pageContent = z.object({
  page: z.enum(contentPages),
  ...pageWords.shape,
  company: companyFacts,
  version: z.nullable(legalVersion).check(z.describe('Of a legal page; null: of another one.')),
});
export type PageContent = z.output<typeof pageContent>;
