import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { useBestOffer } from './offer.queries.ts';
import { toast } from '../../ui/toast.ts';
import styles from './offer.module.css';
import { useApply } from './use-apply-offer.ts';

/** The offer that takes most off this cart, a tap away; nothing where there is none. */
export function BestOffer({ cart }: { cart: Cart }) {
  const { t, locale } = useTranslation();
  const { data: offer } = useBestOffer(cart);
  const { apply, pending } = useApply();
  if (!offer) return null;
  const applyBest = () =>
    apply(offer.code).catch((error: unknown) => {
      if (error instanceof Error) toast.error(error.message);
    });
  return (
    <div className={styles.note}>
      <IconTicket size={26} aria-hidden />
      <div className={styles.words}>
        <b>{t('coupon.best', 'Best offer for you')}</b>
        <span>
          {offer.title} · <span translate="no">{offer.code}</span>
        </span>
      </div>
      <Button small busy={pending === offer.code} onClick={() => void applyBest()}>
        {t('coupon.apply', 'Apply and save {{sum}}', { sum: formatMoney(offer.discount, locale) })}
      </Button>
    </div>
  );
}
