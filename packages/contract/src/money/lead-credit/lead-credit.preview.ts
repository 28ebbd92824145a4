import { type PreviewFirst, previewFirst, shownRow } from '../../preview-call.ts';
import { buyLeadPack, getLeadCredits } from './lead-credit.api.ts';
import { seenOfPack } from './lead-credit.confirm.ts';

export const leadCreditPreviews: readonly PreviewFirst[] = [
  previewFirst(buyLeadPack, async (look, { body }) => {
    const { packs } = await look(getLeadCredits, { query: {} });
    return seenOfPack(shownRow(packs, ({ credits }) => credits === body.credits));
  }),
];
