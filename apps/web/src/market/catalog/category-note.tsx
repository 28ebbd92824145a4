import type { Category } from '@nukkad/contract/market/catalog/catalog.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/money.tsx';

/** "from ₹149" where it may be more, else the price alone, or a note that no partner serves the place. */
export function CategoryNote({ category }: { category: Category }) {
  const { t, locale } = useTranslation();
  if (category.priceToPay === null) return t('category.notHere', 'not here yet');
  if (category.priceToPay === 0) return t('service.free', 'Free');
  const price = formatMoney(category.priceToPay, locale);
  return category.rises.length > 0 ? t('category.from', 'from {{price}}', { price }) : price;
}
