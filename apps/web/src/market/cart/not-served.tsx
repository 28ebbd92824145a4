import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { useChangeCart } from './cart.queries.ts';
import styles from './cart-screen.module.css';

function reasonOf(t: Translate, { companyName, answerMissing }: Cart): string {
  if (companyName && answerMissing)
    return t('cart.answer.partner', '{{name}} no longer offers an option you chose.', { name: companyName });
  if (answerMissing)
    return t('cart.answer.none', 'No partner at your address offers all the options you chose.');
  return companyName
    ? t('cart.notServed.partner', '{{name}} doesn’t offer all these services at your address.', {
        name: companyName,
      })
    : t('cart.notServed', 'No partner offers all these services at your address yet.');
}

/** No partner can come for this cart: the reason, and what would help. */
export function NotServed({ cart }: { cart: Cart }) {
  const { t } = useTranslation();
  const change = useChangeCart();
  if (cart.serviceable || cart.lines.length === 0) return null;
  return (
    <div className={styles.notServed} role="alert">
      <p>
        <b>{reasonOf(t, cart)}</b>
        {cart.address && <span>{cart.address.formatedAddress}</span>}
      </p>
      <div>
        {cart.organisationId !== null && (
          <Button small busy={change.isPending} onClick={() => change.mutate({ organisationId: null })}>
            {t('cart.best.take', 'Use any available partner')}
          </Button>
        )}
        {cart.answerMissing && cart.lines[0] && (
          <ButtonLink to={`/services/${cart.lines[0].serviceId}`} tone="plain" small>
            {t('cart.answer.change', 'Change options')}
          </ButtonLink>
        )}
        <ButtonLink to="/checkout?step=address" tone="plain" small>
          {t('cart.otherAddress', 'Use another address')}
        </ButtonLink>
      </div>
    </div>
  );
}
