import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import { Link } from 'react-router';
import { ChosenAnswers } from '../../nouns/booking/chosen-answers.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Duration } from '../../ui/time/duration.tsx';
import styles from './checkout.module.css';

/** What is being booked, for a checkout that was reached without the cart page. */
export function CartSummary({ cart }: { cart: Cart }) {
  const { t } = useTranslation();
  return (
    <section className={styles.summary} aria-label={t('cart.summary', 'Services')}>
      <ul>
        {cart.lines.map((line) => (
          <li key={line.lineId}>
            <b>
              {line.name}
              {line.quantity > 1 && ` × ${line.quantity}`}
            </b>
            <ChosenAnswers options={line.options} />
          </li>
        ))}
      </ul>
      <Duration minutes={cart.minutes} />
      <Link to="/cart">{t('cart.edit', 'Edit cart')}</Link>
    </section>
  );
}
