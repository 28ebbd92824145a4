import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { preparedAnew } from './prepare-payroll.ts';
import type { RunRow } from './run.store.ts';

/** A payroll that is being prepared: of everyone, or of the person whose employment it settles. */
export const newRun = (
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
  of: Pick<RunRow, 'month' | 'organisationId' | 'peopleExpected' | 'staffId'>,
): RunRow => ({
  ...preparedAnew,
  ...of,
  runId: newId(),
  status: 'Preparing',
  version: 1,
  begunBy: viewer.userId,
  checkedBy: null,
  confirmedBy: null,
  createdAt: now,
  confirmedAt: null,
  paidAt: null,
});
