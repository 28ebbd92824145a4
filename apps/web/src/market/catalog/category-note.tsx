import type { Category } from '@nukkad/contract/market/catalog/catalog.model';
import { priceClaimOf } from '@nukkad/contract/market/catalog/price.claim';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { priceInWords } from './price-from.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';

/** "from ₹149" where the area is known, "usually from ₹149" where it is not, or a note that no partner serves the place. */
export function CategoryNote({ category }: { category: Category }) {
  const { t, locale } = useTranslation();
  if (category.priceToPay === null) return t('category.notHere', 'not here yet');
  if (category.priceToPay === 0) return t('service.free', 'Free');
  const price = formatMoney(category.priceToPay, locale);
  // The lowest of several services.
  if (priceClaimOf(category.rises) === 'usual')
    return t('category.usualFrom', 'usually from {{price}}', { price });
  return priceInWords(t, price, category.rises);
}
