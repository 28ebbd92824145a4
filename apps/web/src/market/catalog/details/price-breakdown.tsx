import type { PriceQuote } from '@nukkad/contract/market/cart/quote.model';
import { PriceSurcharges } from '../../../nouns/price/price-surcharges.tsx';
import { PriceTable } from '../../../nouns/price/price-table.tsx';
import styles from './price-breakdown.module.css';

/** What the price is made of, and what may still be added: fetched when it is opened. */
export function PriceBreakdown({ quote }: { quote: PriceQuote }) {
  return (
    <>
      <PriceTable price={quote.price} quoted />
      <PriceSurcharges rises={quote.rises} className={styles.rises} />
    </>
  );
}
