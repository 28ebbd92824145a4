import * as z from 'zod/mini';
import { contactFree } from '../../kernel/contact-details/contact-free.ts';
import { day, id, instant, paise, text, whole } from '../../kernel/schema.ts';
import { newStaff } from '../../identity/staff/staff.model.ts';
import { departmentId, employeeId } from '../../people/department/department.model.ts';
import { structureId } from '../../people/payroll/salary-structure.model.ts';
import { shiftTypeId } from '../../people/shift/shift.model.ts';
import { wageUnit } from '../job/job.model.ts';
import { hireStandings } from './hire.noun.ts';

export const hireId = id('Hire');

/** What a new colleague may be asked to bring: numbers and accounts of the employee file, and its kinds of documents. */
export const documentsToBring = [
  'aadhaar',
  'pan',
  'bank',
  'driving_licence',
  'passport',
  'voter_id',
  'police_check',
  'medical',
  'training',
  'education',
] as const;
export type DocumentToBring = (typeof documentsToBring)[number];
const documentToBring = z.enum(documentsToBring, 'Choose from the list.');

/** The first shift is planned at most so many days after the first day. */
export const mostShiftDays = 30;

/** What the business chooses beside the terms of the offer. */
export const hireBody = {
  applicationId: z.uuid('This is not a known id.'),
  departmentId: z.nullable(departmentId),
  managerId: z.nullable(employeeId).check(z.describe('Null: the head of the department, else the owner.')),
  isProfessional: newStaff.shape.isProfessional,
  preset: newStaff.shape.preset,
  structureId: z.nullable(structureId).check(z.describe('By which the wage is paid; null: set later.')),
  documents: z.array(documentToBring, 'Choose from the list.').check(
    z.maxLength(documentsToBring.length, 'Choose each once.'),
    z.refine((chosen) => new Set(chosen).size === chosen.length, 'Choose each once.'),
  ),
  firstShift: z.nullable(z.object({ shiftTypeId, day: day() })),
} as const;

/** The terms of the accepted offer, as they become those of the work. */
const agreed = {
  applicationId: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  fullName: z.string(),
  designation: z.string(),
  wage: paise('Of the unit.'),
  wageUnit,
  monthly: paise('The wage a month: 26 days where it is paid by the day.'),
  startsOn: z.string(),
} as const;

/** What the business reads before it hires. */
export const hireTerms = z.object({
  ...agreed,
  departmentId: z.nullable(departmentId).check(z.describe('As the offer says it.')),
  placesLeft: z.int().check(z.describe('1: hiring closes the job.')),
  hireId: z.nullable(z.uuid()).check(z.describe('Hired already.')),
  can: z.object({ hire: z.boolean(), setSalary: z.boolean(), planShift: z.boolean() }),
});
export type HireTerms = z.output<typeof hireTerms>;
export type HireTermsAnswer = z.input<typeof hireTerms>;

export const stars = whole(1, 5, '5 is the best.');
export const feedbackWords = z.optional(
  text(500, 'In own words, without phone numbers, emails and links.').check(
    contactFree('Remove phone numbers, emails and links.'),
  ),
);
export const feedbackBody = { hireId, stars, words: feedbackWords } as const;

export const givenFeedback = z.object({ stars: z.int(), words: z.string(), at: instant() });
export type GivenFeedback = z.output<typeof givenFeedback>;

/** A hire as both sides read it. */
export const hire = z.object({
  ...agreed,
  hireId,
  companyName: z.string(),
  standing: z.enum(hireStandings),
  staffId: z.nullable(z.uuid()).check(z.describe('Of the team; null for the hired person.')),
  department: z.nullable(z.string()),
  structure: z.nullable(z.string()).check(z.describe('By which the wage is paid; null: none was chosen.')),
  documents: z.array(
    z.object({
      kind: z.enum(documentsToBring),
      isThere: z.boolean().check(z.describe('In the employee file.')),
      isShared: z.boolean().check(z.describe('In the job profile of the person, who shares it.')),
    }),
  ),
  firstShift: z.nullable(z.object({ name: z.string(), startsAt: instant(), endsAt: instant() })),
  hiredAt: instant(),
  joinedAt: z.nullable(instant()),
  feedback: z.object({
    from: z.nullable(instant('From when it may be given; null: they have not joined.')),
    own: z.nullable(givenFeedback).check(z.describe('What the viewer’s side gave.')),
    received: z
      .nullable(givenFeedback)
      .check(z.describe('What the business gave, for the hired person; null for the business.')),
  }),
  can: z.object({ giveFeedback: z.boolean() }),
});
export type Hire = z.output<typeof hire>;
export type HireAnswer = z.input<typeof hire>;

/** What hired people said of a business, without who said it. */
export const employerFeedback = z.object({
  feedbackId: z.uuid(),
  stars: z.int(),
  words: z.string(),
  month: z.string().check(z.describe('YYYY-MM.')),
});
export type EmployerFeedback = z.output<typeof employerFeedback>;
