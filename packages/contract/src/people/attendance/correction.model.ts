import * as z from 'zod/mini';
import { day, instant, sentence } from '../../kernel/schema.ts';
import { employeeId } from '../department/department.model.ts';
import { correctionStatuses } from './correction.lifecycle.ts';
import { correctionId } from './setting.model.ts';

export const correctionBody = z.object({
  day: day('The working day; a night shift belongs to the day on which it starts.'),
  inAt: instant('Start of work.'),
  outAt: instant('End of work.'),
  reason: sentence(300, 'Why it was not recorded so.'),
});
export type CorrectionBody = z.output<typeof correctionBody>;

export const correction = z.object({
  correctionId,
  employeeId,
  fullName: z.string(),
  day: z.string(),
  inAt: instant(),
  outAt: instant(),
  reason: z.string(),
  status: z.enum(correctionStatuses),
  note: z.string().check(z.describe('Of who decided; empty: none.')),
  decidedBy: z.nullable(z.string()).check(z.describe('Name of who decided.')),
  recordedMinutes: z.int().check(z.describe('Recorded for the day now.')),
  askedAt: instant(),
  version: z.int(),
  can: z.object({ decide: z.boolean(), withdraw: z.boolean() }),
});
export type Correction = z.output<typeof correction>;
