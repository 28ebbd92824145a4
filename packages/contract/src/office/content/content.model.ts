import * as z from 'zod/mini';

/** The pages of words that the company answers for; `contact-us` also carries the ways to reach it. */
export const contentPages = ['about-us', 'terms', 'policy', 'refunds', 'contact-us', 'work-with-us'] as const;
export type ContentPage = (typeof contentPages)[number];

export const contentGroup = z.object({
  groupId: z.string().check(z.describe('Stable key, also the anchor on the page.')),
  title: z.string(),
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

export const pageContent = z.object({
  page: z.enum(contentPages),
  title: z.string(),
  lead: z.string(),
  groups: z.array(contentGroup),
  company: companyFacts,
});
export type PageContent = z.output<typeof pageContent>;
