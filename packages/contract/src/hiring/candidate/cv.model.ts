import * as z from 'zod/mini';
import { instant } from '../../kernel/schema.ts';
import { education, namedSkill, wageUnit, jobLanguage } from '../job/job.model.ts';
import { cvStates } from './cv.noun.ts';

export const cvLimits = { bytes: 10 * 1024 * 1024, lines: 1_200 } as const;
export const docxMediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const cvMediaTypes = ['application/pdf', docxMediaType, 'image/jpeg', 'image/png'] as const;

export const cvConfidences = ['high', 'middle', 'low'] as const;
export type CvConfidence = (typeof cvConfidences)[number];

/** Where something was read, and how sure it is. */
export const cvPlace = z.object({
  line: z.int().check(z.describe('Place in `lines`, from 0.')),
  page: z.int().check(z.describe('From 1.')),
  confidence: z.enum(cvConfidences),
});

export const cvWords = z.object({ value: z.string(), at: cvPlace });
export const cvNamed = z.object({ value: namedSkill, at: cvPlace });
export const cvWage = z.object({
  value: z.object({ unit: wageUnit, paise: z.int() }),
  at: cvPlace,
});
const month = z.nullable(z.string());

export const cvWork = z.object({
  employer: z.string(),
  title: z.string(),
  from: month.check(z.describe('YYYY-MM.')),
  to: month,
});

export const cvSchool = z.object({
  education,
  school: z.string(),
  year: z.nullable(z.int()),
});

const noticed = z.object({ value: z.int().check(z.describe('0: at once.')), at: cvPlace });

/** What was read off a CV. All of it is a proposal. */
export const cvFields = z.object({
  name: z.nullable(cvWords),
  mobile: z.nullable(cvWords),
  mail: z.nullable(cvWords),
  place: z.nullable(
    z.object({ value: z.object({ pincode: z.nullable(z.string()), words: z.string() }), at: cvPlace }),
  ),
  trades: z.array(cvNamed),
  skills: z.array(cvNamed),
  work: z.array(z.object({ value: cvWork, at: cvPlace })),
  schools: z.array(z.object({ value: cvSchool, at: cvPlace })),
  languages: z.array(z.object({ value: jobLanguage, at: cvPlace })),
  wageExpected: z.nullable(cvWage),
  wageNow: z.nullable(cvWage),
  noticeDays: z.nullable(noticed),
});
export type CvFields = z.output<typeof cvFields>;

export const cvLine = z.object({
  text: z.string(),
  page: z.int(),
  isUnderstood: z.boolean().check(z.describe('Something was read off it, or it is a heading.')),
});

export const cv = z.object({
  cvId: z.uuid(),
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  url: z.string().check(z.describe('Opens the file for a few minutes.')),
  uploadedAt: instant(),
  state: z.enum(cvStates).check(z.describe('waiting: ask again in a moment.')),
  version: z.int(),
  lines: z.array(cvLine).check(z.describe('All that was read, in the order of a reader.')),
  fields: z.nullable(cvFields),
});
export type Cv = z.output<typeof cv>;
export type CvAnswer = z.input<typeof cv>;
