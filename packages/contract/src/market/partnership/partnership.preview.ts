import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import * as partner from './partnership.api.ts';
import { seenOfBankAccount, seenOfPartnerDeactivation } from './partnership.confirm.ts';

export const partnershipPreviews: readonly PreviewFirst[] = [
  previewFirst(partner.deactivatePartner, async (look) =>
    seenOfPartnerDeactivation(await look(partner.getPartnerDeactivation, {})),
  ),
  previewFirst(partner.saveBankAccount, async (look) => {
    const { bank } = await look(partner.getPartnerProfile, {});
    return seenOfBankAccount(bank);
  }),
];
