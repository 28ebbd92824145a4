import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { payoutEvents } from '@nukkad/contract/money/payout/payout.events';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import type { Heard } from '../../platform/outbox/event.ts';
import { inRupees } from '../../platform/spoken.rules.ts';
import type { PayoutDependencies } from './payout.dependencies.ts';
import { findPayout } from './payout.store.ts';

/** The owner of the partner hears that money came, or why it did not and what to do. */
export function payoutNotices({ partner }: Pick<PayoutDependencies, 'partner'>): readonly Notice[] {
  const toOwner = {
    tag: 'payments',
    opens: ({ payoutId }: { readonly payoutId: string }) => screenAddress.partnerPayout(payoutId),
    to: async ({ facts }: Heard<{ readonly organisationId: string }>, reader: Reader) =>
      person(
        (await partner.getOrganisations(reader, [facts.organisationId])).get(facts.organisationId)
          ?.ownerUserId,
      ),
  } as const;
  return [
    notice('payout.tell', payoutEvents.paid, {
      ...toOwner,
      look: async ({ facts }, reader) => {
        const row = await findPayout(reader, facts.payoutId);
        return row?.status === 'PAID' ? row : null;
      },
      words: ({ amountPaise, bankName, accountLast4 }) =>
        text({
          en: `Your payout of ${inRupees(amountPaise)} was sent to ${bankName}, account ending ${accountLast4}.`,
          hi: `आपका ${inRupees(amountPaise)} का पेआउट ${bankName} के खाते (आख़िरी अंक ${accountLast4}) में भेज दिया गया।`,
        }),
    }),
    notice('payout.tell', payoutEvents.failed, {
      ...toOwner,
      look: ({ facts }, reader) => findPayout(reader, facts.payoutId),
      words: ({ amountPaise, bankName, accountLast4 }) =>
        text({
          en: `Your payout of ${inRupees(amountPaise)} to ${bankName}, account ending ${accountLast4}, failed. Check your bank details. We’ll pay it with your next payout.`,
          hi: `${bankName} के खाते (आख़िरी अंक ${accountLast4}) में आपका ${inRupees(amountPaise)} का पेआउट नहीं हो पाया। अपने बैंक की जानकारी जाँचें। यह रक़म अगले पेआउट में आएगी।`,
        }),
    }),
  ];
}
