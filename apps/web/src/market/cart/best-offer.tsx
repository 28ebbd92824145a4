import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { useBestOffer } from './offer.queries.ts';
import { toast } from '../../ui/dialog/toast.ts';
import styles from './offer.module.css';
import { useApply } from './use-apply-offer.ts';

/** What takes most off this cart, a tap away: one offer, or two together; nothing where it has the best. */
export function BestOffer({ cart }: { cart: Cart }) {
  const { t, locale } = useTranslation();
  const { data: offers = [] } = useBestOffer(cart);
  const { apply, pending } = useApply();
  if (offers.length === 0) return null;
  const applyBest = async () => {
    try {
      for (const { code } of offers) await apply(code);
    } catch (error) {
      if (error instanceof Error) toast.error(error.message);
    }
  };
  const saved = offers.reduce((sum, { discount }) => sum + discount, 0);
  return (
    <div className={styles.note}>
      <IconTicket size={26} aria-hidden />
      <div className={styles.words}>
        <b>
          {offers.length > 1
            ? t('coupon.bestTwo', 'Best offers for you')
            : t('coupon.best', 'Best offer for you')}
        </b>
        {offers.map(({ code, title }) => (
          <span key={code}>
            {title} · <span translate="no">{code}</span>
          </span>
        ))}
      </div>
      <Button small busy={pending !== null} onClick={() => void applyBest()}>
        {t('coupon.apply', 'Apply and save {{sum}}', { sum: formatMoney(saved, locale) })}
      </Button>
    </div>
  );
}
