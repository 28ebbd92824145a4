import type { PartyKind } from '@nukkad/contract/work/party/party.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { formatMoney } from '../../ui/money.tsx';

export const kindWords: Record<PartyKind, (t: Translate) => string> = {
  customer: (t) => t('party.kind.customer', 'Customer'),
  supplier: (t) => t('party.kind.supplier', 'Supplier'),
};

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
