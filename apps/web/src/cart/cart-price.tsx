import type { Cart } from '@nukkad/contract/booking/booking.model';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Card } from '../ui/card.tsx';
import { Money } from '../ui/money.tsx';
import { PriceTable } from '../ui/price-table.tsx';
import styles from './cart-screen.module.css';
import { OfferNote } from './offer-note.tsx';
import { OffersDialog } from './offers-dialog.tsx';

/** What the cart comes to. Without an address nobody knows fees and tax, so they are not guessed. */
export function CartPrice({ cart, busy }: { cart: Cart; busy?: boolean }) {
  const { t } = useTranslation();
  const services = cart.lines.reduce((sum, line) => sum + line.price, 0);
  return (
    <Card as="section">
      <h2 className={styles.heading}>{t('cart.price', 'What it costs')}</h2>
      <div className={styles.price} data-busy={busy || undefined} aria-live="polite" aria-busy={busy}>
        {cart.price ? (
          <PriceTable price={cart.price} />
        ) : (
          <>
            <p className={styles.services}>
              <span>{t('price.services', 'Services')}</span>
              <Money paise={services} strong />
            </p>
            <p className={styles.hint}>
              {cart.serviceable
                ? t('cart.price.later', 'Fees and tax are added as soon as the address is known.')
                : t('cart.price.none', 'There is no price while nobody can come.')}
            </p>
          </>
        )}
      </div>
      {cart.price && <OfferNote cart={cart} />}
      <OffersDialog cart={cart} />
    </Card>
  );
}
