import * as z from 'zod/mini';
import { day } from '../../kernel/schema.ts';
import { employeeId } from '../department/department.model.ts';

/** Whether someone is paid without checking in, from a day on. */
export const exemptionBody = z.object({
  employeeId,
  isExempt: z
    .boolean('Choose yes or no.')
    .check(z.describe('True: no check-in is missing, so no day counts as absent, in the grid and for pay.')),
  fromDay: day('From which day on. Not in a month whose salary is confirmed.'),
});
export type ExemptionBody = z.output<typeof exemptionBody>;

export const exemptionSetting = z.object({
  employeeId,
  isExempt: z.boolean().check(z.describe('It is so today.')),
  fromDay: z.string(),
});
export type ExemptionSetting = z.output<typeof exemptionSetting>;
