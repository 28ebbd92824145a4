import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import { PriceSurcharges } from '../../nouns/price/price-surcharges.tsx';
import { PriceTable } from '../../nouns/price/price-table.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { Paragraph } from '../../ui/page/parts.tsx';
import styles from './cart-screen.module.css';
import { OfferNote } from './offer-note.tsx';
import { OffersDialog } from './offers-dialog.tsx';
import type { CartQuote } from './use-cart-quote.ts';

/** Before an address is chosen: the same price as on the cards of the place, and what may still be added to it. */
function PriceBefore({ cart, quote }: { cart: Cart; quote: CartQuote }) {
  const { t } = useTranslation();
  if (!cart.serviceable)
    return (
      <p className={styles.hint}>
        {t('cart.price.none', 'We can’t show a price until a professional is available.')}
      </p>
    );
  if (!quote.value) return quote.error ? null : <ListSkeleton count={1} />;
  return (
    <>
      <PriceTable price={quote.value.price} quoted />
      <PriceSurcharges rises={quote.value.rises} className={styles.hint} />
    </>
  );
}

/** What the cart comes to. */
export function CartPrice({ cart, quote, busy }: { cart: Cart; quote: CartQuote; busy?: boolean }) {
  const { t } = useTranslation();
  return (
    <Card as="section">
      <Paragraph as="h2" size="xl" below={0.75}>
        {t('cart.price', 'Price details')}
      </Paragraph>
      <div className={styles.price} data-busy={busy || undefined} aria-live="polite" aria-busy={busy}>
        {cart.price ? (
          <PriceTable price={cart.price} busyHours={cart.busyHours ?? 0} urgent={cart.instant} />
        ) : (
          <PriceBefore cart={cart} quote={quote} />
        )}
      </div>
      {cart.price && <OfferNote cart={cart} />}
      <OffersDialog cart={cart} />
    </Card>
  );
}
