import type { Cart } from '@nukkad/contract/booking/booking.model';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Button } from '../ui/button.tsx';
import { useChangeCart } from './cart.queries.ts';
import styles from './cart-screen.module.css';

/** Nobody can come as the cart stands: why, and what would help. */
export function NotServed({ cart }: { cart: Cart }) {
  const { t } = useTranslation();
  const change = useChangeCart();
  if (cart.serviceable || cart.lines.length === 0) return null;
  return (
    <div className={styles.notServed} role="alert">
      <p>
        <b>
          {cart.companyName
            ? t('cart.notServed.partner', '{{name}} can’t do all of this at your address.', {
                name: cart.companyName,
              })
            : t('cart.notServed', 'No partner does all of this at your address yet.')}
        </b>
        {cart.address && <span>{cart.address.formatedAddress}</span>}
      </p>
      <div>
        {cart.organisationId !== null && (
          <Button small busy={change.isPending} onClick={() => change.mutate({ organisationId: null })}>
            {t('cart.best.take', 'Choose the best available')}
          </Button>
        )}
        <ButtonLink to="/checkout?step=address" tone="plain" small>
          {t('cart.otherAddress', 'Another address')}
        </ButtonLink>
      </div>
    </div>
  );
}
