import * as z from 'zod/mini';
import { instant, text } from '../../kernel/schema.ts';
import { bookingProblems } from './booking-problem.ts';
import { incidentAnswer, incidentStatus } from './support.model.ts';

export const bookingProblem = z.enum(bookingProblems, 'Choose what went wrong.');

export const bookingReportBody = z.object({
  bookingId: z.uuid('This is not a known id.'),
  problem: bookingProblem,
  message: text(2_000, 'What happened, in own words.'),
});

/** A request to support about one booking, as its own side of the booking sees it. */
export const bookingReport = z.object({
  incidentId: z.uuid(),
  incidentNumber: z.string().check(z.describe('For people and papers, e.g. S7QXMK-4TZP2.')),
  problem: bookingProblem,
  message: z.string(),
  status: incidentStatus,
  answers: z.array(incidentAnswer),
  createdAt: instant(),
  answerBy: instant('Until when support has promised an answer.'),
});
export type BookingReport = z.output<typeof bookingReport>;

/** What the screen of a booking needs for its reports. */
export const bookingReports = z.object({
  reports: z.array(bookingReport).check(z.describe('Newest first, at most 20.')),
  choices: z.array(bookingProblem).check(z.describe('What may be reported in the present state.')),
  phone: z.string().check(z.describe('Of support, for what cannot wait.')),
});
export type BookingReports = z.output<typeof bookingReports>;
