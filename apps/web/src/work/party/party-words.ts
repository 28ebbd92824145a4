import type { PartyKind } from '@nukkad/contract/work/party/party.model';
import type { Plural, Translate } from '../../platform/i18n/i18n.ts';
import { formatMoney } from '../../ui/mark/money.tsx';

export const kindWords: Record<PartyKind, (t: Translate) => string> = {
  customer: (t) => t('party.kind.customer', 'Customer'),
  supplier: (t) => t('party.kind.supplier', 'Supplier'),
};

/** By when a party pays its bills. */
export function termsWords(
  { t, plural }: { readonly t: Translate; readonly plural: Plural },
  days: number | null,
): string {
  if (days === null) return t('party.terms.agreed', 'On the agreed due date');
  if (days === 0) return t('party.terms.bill', 'On the day of the bill');
  return plural('party.terms.days', days, {
    one: 'Within {{count}} day of the bill',
    other: 'Within {{count}} days of the bill',
  });
}

/** What a party owes, or is owed. */
export function balanceWords(
  { t, locale }: { readonly t: Translate; readonly locale: string },
  balance: number,
): string {
  if (balance === 0) return t('party.balance.none', 'Nothing due');
  const amount = formatMoney(Math.abs(balance), locale);
  return balance > 0
    ? t('party.balance.theirs', '{{amount}} to receive', { amount })
    : t('party.balance.ours', '{{amount}} to pay', { amount });
}
