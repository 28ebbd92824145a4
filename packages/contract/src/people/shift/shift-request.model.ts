import * as z from 'zod/mini';
import { id, instant, optionalText } from '../../kernel/schema.ts';
import { employeeId } from '../department/department.model.ts';
import { shiftRequestStatuses } from './shift-request.noun.ts';
import { breach, rosterShift, shiftId } from './shift.model.ts';

export const shiftRequestId = id('ShiftRequest');
export const shiftRequestKinds = ['claim', 'swap'] as const;

/** A shift as its person sees it, or as anyone who may ask for it. */
export const ownShift = z.object({
  ...rosterShift.shape,
  requestId: z
    .nullable(shiftRequestId)
    .check(z.describe('Of one’s own request for it that is not decided; null: none.')),
  can: z.object({ claim: z.boolean(), swap: z.boolean() }),
});
export type OwnShift = z.output<typeof ownShift>;
export type OwnShiftAnswer = z.input<typeof ownShift>;

/** A shift of a colleague for which one may swap. */
export const colleagueShift = z.object({ ...rosterShift.shape, fullName: z.string() });
export type ColleagueShiftAnswer = z.input<typeof colleagueShift>;

export const shiftRequestBody = z.object({
  shiftId: shiftId.check(z.describe('The open shift; of a swap one’s own.')),
  otherShiftId: z
    .optional(shiftId)
    .check(z.describe('The colleague’s; left out: one asks for an open shift.')),
  note: optionalText(300, 'For who reads it.'),
});
export type ShiftRequestBody = z.output<typeof shiftRequestBody>;

export const shiftRequest = z.object({
  requestId: shiftRequestId,
  kind: z.enum(shiftRequestKinds),
  status: z.enum(shiftRequestStatuses),
  employeeId,
  fullName: z.string().check(z.describe('Who asked.')),
  colleagueName: z.nullable(z.string()).check(z.describe('Of a swap; null: an open shift.')),
  shift: rosterShift.check(z.describe('The open one, or that of who asked.')),
  otherShift: z.nullable(rosterShift).check(z.describe('That of the colleague.')),
  note: z.string(),
  decisionNote: z.string().check(z.describe('Of who decided; empty: none.')),
  decidedBy: z.nullable(z.string()).check(z.describe('Name of who decided.')),
  breaches: z
    .array(breach)
    .check(z.describe('Limits that it would break; told to who decides on it, else empty.')),
  askedAt: instant(),
  version: z.int(),
  can: z.object({
    agree: z.boolean(),
    decline: z.boolean(),
    approve: z.boolean(),
    reject: z.boolean(),
    withdraw: z.boolean(),
  }),
});
export type ShiftRequest = z.output<typeof shiftRequest>;
export type ShiftRequestAnswer = z.input<typeof shiftRequest>;
