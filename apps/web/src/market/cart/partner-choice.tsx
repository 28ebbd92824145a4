import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Duration } from '../../ui/time/duration.tsx';
import { useChangeCart } from './cart.queries.ts';
import styles from './cart-screen.module.css';

/** The chosen partner, and the duration of the work. */
export function PartnerChoice({ cart }: { cart: Cart }) {
  const { t } = useTranslation();
  const change = useChangeCart();
  const Icon = cart.companyName ? IconStore : IconStar;
  return (
    <Card quiet className={styles.partner}>
      <Icon size={26} aria-hidden />
      <div>
        <b>{cart.companyName ?? t('cart.best', 'Best available professional')}</b>
        <span>
          {cart.companyName
            ? t('cart.partner.words', 'You chose this partner.')
            : t(
                'cart.best.words',
                'We ask a partner near you. If they can’t come, we ask the next one.',
              )}{' '}
          {t('cart.takes', 'Takes about')} <Duration minutes={cart.minutes} />
          {t('sentence.end', '.')}
        </span>
      </div>
      {cart.companyName && (
        <Button
          tone="plain"
          small
          busy={change.isPending}
          onClick={() => change.mutate({ organisationId: null })}
        >
          {t('cart.best.take', 'Use any available partner')}
        </Button>
      )}
    </Card>
  );
}
