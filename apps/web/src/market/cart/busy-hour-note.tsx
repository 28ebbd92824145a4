import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/mark/money.tsx';

/** Beside the chosen time: what it adds, as the list of times said. */
export function BusyHourNote({ cart: { slot, busyHours } }: { cart: Cart }) {
  const { t, locale } = useTranslation();
  if (!slot?.primeTime || !busyHours) return null;
  return (
    <small> {t('slot.prime.adds', '+{{sum}} busy hour', { sum: formatMoney(busyHours, locale) })}</small>
  );
}
