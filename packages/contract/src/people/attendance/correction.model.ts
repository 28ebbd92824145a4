import * as z from 'zod/mini';
import { day, instant, sentence } from '../../kernel/schema.ts';
import { approvalCard } from '../approval/approval.model.ts';

export const correctionBody = z.object({
  day: day('The working day; a night shift belongs to the day on which it starts.'),
  inAt: instant('Start of work.'),
  outAt: instant('End of work.'),
  reason: sentence(300, 'Why it was not recorded so.'),
});
export type CorrectionBody = z.output<typeof correctionBody>;

export const correction = z.object({
  request: approvalCard,
  day: z.string(),
  inAt: instant(),
  outAt: instant(),
  reason: z.string(),
  recordedMinutes: z.int().check(z.describe('Recorded for the day now.')),
  askedAt: instant(),
});
export type Correction = z.output<typeof correction>;
export type CorrectionAnswer = z.input<typeof correction>;
