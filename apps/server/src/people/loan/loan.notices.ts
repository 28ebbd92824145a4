/** What the business does with a loan tells its owner; reviews tell by the approval. */
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { loanEvents } from '@nukkad/contract/people/loan/loan.noun';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import { inRupees } from '../../platform/spoken.rules.ts';
import { leftOf } from './loan.rules.ts';
import { findLoan } from './loan.store.ts';

interface Heard {
  readonly facts: { readonly loanId: string; readonly organisationId: string; readonly userId: string };
}

async function look({ facts }: Heard, reader: Reader) {
  const row = await findLoan(reader, facts);
  return row && { amountPaise: row.amountPaise, left: leftOf(row), isDropped: row.status === 'withdrawn' };
}

const ofOwner = {
  tag: 'team',
  opens: ({ loanId }: Heard['facts']) => screenAddress.loan(loanId),
  to: async ({ facts }: Heard) => person(facts.userId),
  look,
} as const;

export const loanNotices: readonly Notice[] = [
  notice('loan.tell_given', loanEvents.given, {
    ...ofOwner,
    words: ({ amountPaise }) =>
      text({
        en: `you were given a loan of ${inRupees(amountPaise)}. See when it is paid back`,
        hi: `आपको ${inRupees(amountPaise)} का क़र्ज़ दिया गया। देखें कि कब लौटाना है`,
      }),
  }),
  notice('loan.tell_changed', loanEvents.changed, {
    ...ofOwner,
    words: ({ left, isDropped }) =>
      text(
        isDropped
          ? {
              en: 'your loan won’t be paid out. Ask your business why',
              hi: 'आपका क़र्ज़ नहीं दिया जाएगा। कारण अपने व्यवसाय से पूछें',
            }
          : {
              en: `your loan has changed. ${inRupees(left)} is left to pay back`,
              hi: `आपका क़र्ज़ बदला है। ${inRupees(left)} लौटाना बाक़ी है`,
            },
      ),
  }),
  notice('loan.tell_closed', loanEvents.closed, {
    ...ofOwner,
    words: ({ amountPaise }) =>
      text({
        en: `your loan of ${inRupees(amountPaise)} is paid back in full`,
        hi: `आपका ${inRupees(amountPaise)} का क़र्ज़ पूरा लौटा दिया गया`,
      }),
  }),
];
