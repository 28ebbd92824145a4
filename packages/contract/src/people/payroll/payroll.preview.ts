import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import * as api from './payroll.api.ts';
import { seenOfPayroll, seenOfSalaries } from './payroll.confirm.ts';

export const payrollPreviews: readonly PreviewFirst[] = [
  previewFirst(api.confirmPayroll, async (look, { params }) =>
    seenOfPayroll(await look(api.getPayroll, { params: { runId: params['runId'] ?? '' } })),
  ),
  previewFirst(api.paySalaries, async (look, { body: { runId, staffIds } }) =>
    seenOfSalaries(
      await look(api.getSalariesToPay, {
        query: { runId, ...(staffIds && { staffIds: staffIds.join(',') }) },
      }),
    ),
  ),
];
