import { maximumPageSize as limit } from '../../kernel/page.ts';
import { type PreviewFirst, previewFirst, shownRow } from '../../preview-call.ts';
import * as admin from './payout-admin.api.ts';
import { seenOfEarning, seenOfPayoutHold, seenOfRetry } from './payout-admin.confirm.ts';

export const payoutAdminPreviews: readonly PreviewFirst[] = [
  previewFirst(admin.holdEarning, async (look, { params }) => {
    const { items } = await look(admin.listOfficeEarnings, { query: { limit } });
    return seenOfEarning(shownRow(items, (row) => row.earningId === params['earningId']));
  }),
  previewFirst(admin.holdPayouts, async (look, { params }) => {
    const { items } = await look(admin.listOfficeEarnings, { query: { limit } });
    return seenOfPayoutHold(shownRow(items, (row) => row.organisationId === params['organisationId']));
  }),
  previewFirst(admin.retryPayout, async (look, { params }) => {
    const { items } = await look(admin.listOfficePayouts, { query: { limit, status: 'FAILED' } });
    return seenOfRetry(shownRow(items, (row) => row.payoutId === params['payoutId']));
  }),
];
