import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { payoutEvents } from '@nukkad/contract/money/payout/payout.events';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import type { Heard } from '../../platform/outbox/event.ts';
import { inRupees } from '../../platform/spoken.rules.ts';
import type { PayoutDependencies } from './payout.dependencies.ts';
import { type PayoutRow, findPayout } from './payout.store.ts';

const refused = ({
  amountPaise,
  bankName,
  accountLast4,
}: Pick<PayoutRow, 'amountPaise' | 'bankName' | 'accountLast4'>) =>
  text({
    en: `${bankName} refused your payout of ${inRupees(amountPaise)} to the account ending ${accountLast4}. Add another bank account. We’ll pay you with the next payout after that.`,
    hi: `${bankName} ने आपका ${inRupees(amountPaise)} का पेआउट (खाता, आख़िरी अंक ${accountLast4}) लौटा दिया। कोई दूसरा बैंक खाता जोड़ें। उसके बाद के पेआउट में यह रक़म आएगी।`,
  });

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
      words: ({ amountPaise, bankName, accountLast4, isAccountRefused }) =>
        isAccountRefused
          ? refused({ amountPaise, bankName, accountLast4 })
          : text({
              en: `Your payout of ${inRupees(amountPaise)} to ${bankName}, account ending ${accountLast4}, failed. The bank couldn’t be reached. We’ll pay it with your next payout.`,
              hi: `${bankName} के खाते (आख़िरी अंक ${accountLast4}) में आपका ${inRupees(amountPaise)} का पेआउट नहीं हो पाया। बैंक से संपर्क नहीं हो सका। यह रक़म अगले पेआउट में आएगी।`,
            }),
    }),
  ];
}
