import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import * as office from './dispute-office.api.ts';
import { seenOfDecision, seenOfSecondDecision } from './dispute.confirm.ts';

const idOf = (params: Readonly<Record<string, string>>) => ({ disputeId: params['disputeId'] ?? '' });

export const disputePreviews: readonly PreviewFirst[] = [
  previewFirst(office.decideDispute, async (look, { params, body: { amount, bornBy } }) => {
    const { dispute } = await look(office.readOfficeDispute, { params: idOf(params) });
    if (amount === undefined || bornBy === undefined) return seenOfDecision(dispute, null);
    const query = { amount, bornBy };
    return seenOfDecision(dispute, await look(office.previewRefund, { params: idOf(params), query }));
  }),
  previewFirst(office.decideProposal, async (look, { params }) => {
    const { dispute, proposal } = await look(office.readOfficeDispute, { params: idOf(params) });
    if (!proposal) throw new Error('No refund waits for another Admin.');
    return seenOfSecondDecision(dispute, proposal);
  }),
];
