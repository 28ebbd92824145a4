import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import { seenOfCreditDecision, seenOfCreditGift } from './credit.confirm.ts';
import { decideCreditGift, getOfficeCredit, giveCredit, previewCreditGift } from './office-credit.api.ts';

export const creditPreviews: readonly PreviewFirst[] = [
  previewFirst(giveCredit, async (look, { params: { userId = '' }, body: { amount } }) =>
    seenOfCreditGift(await look(previewCreditGift, { params: { userId }, body: { amount } })),
  ),
  previewFirst(decideCreditGift, async (look, { params: { userId = '' } }) => {
    const { waiting } = await look(getOfficeCredit, { params: { userId } });
    if (!waiting) throw new Error('No credit waits.');
    return seenOfCreditDecision(waiting);
  }),
];
