/** Whom advances tell; reviews and payments tell by the approval. */
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { expenseEvents } from '@nukkad/contract/people/expense/expense.noun';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import { inRupees } from '../../platform/spoken.rules.ts';
import type { ExpenseDependencies } from './expense.interface.ts';
import { findAdvance } from './repay/advance.store.ts';

export function expenseNotices({ partner }: ExpenseDependencies): readonly Notice[] {
  return [
    notice('expense.tell_employee', expenseEvents.advanceGiven, {
      tag: 'team',
      opens: () => screenAddress.ownExpenses,
      to: async ({ facts }, reader) => {
        const row = await findAdvance(reader, facts.advanceId);
        const staff = row && (await partner.getStaff(reader, [row.staffId])).get(row.staffId);
        return person(staff?.userId);
      },
      look: ({ facts }, reader) => findAdvance(reader, facts.advanceId),
      words: ({ amountPaise }) =>
        text({
          en: `you were given an advance of ${inRupees(amountPaise)} for expenses.`,
          hi: `आपको ख़र्च के लिए ${inRupees(amountPaise)} का अग्रिम दिया गया।`,
        }),
    }),
  ];
}
