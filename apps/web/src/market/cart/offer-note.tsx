import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { useDialogLink } from '../../ui/url-dialog.ts';
import { useRemoveOffer } from './offer.queries.ts';
import { BestOffer } from './best-offer.tsx';
import styles from './offer.module.css';
import { problemWords } from './offer-words.ts';

/** Below the price: the offer that the cart holds, or the way to one. */
export function OfferNote({ cart }: { cart: Cart }) {
  const { t } = useTranslation();
  const link = useDialogLink('offers');
  const remove = useRemoveOffer();
  const { offer } = cart;
  if (!offer)
    return (
      <>
        <BestOffer cart={cart} />
        <ButtonLink
          {...link}
          tone="plain"
          wide
          className={styles.ask}
          icon={<IconTicket size={20} aria-hidden />}
        >
          {t('coupon.ask', 'Apply an offer or code')}
        </ButtonLink>
      </>
    );
  return (
    <div className={styles.note} data-trouble={offer.trouble ? true : undefined}>
      <IconTicket size={26} aria-hidden />
      <div role="status" className={styles.words}>
        <b>
          <span translate="no">{offer.code}</span>
          {offer.trouble === null && (
            <>
              {' · '}
              <Money paise={-offer.discount} />
            </>
          )}
        </b>
        <span>{offer.trouble ? problemWords(t, offer.trouble) : offer.title}</span>
      </div>
      <div className={styles.acts}>
        <ButtonLink {...link} tone="quiet" small>
          {t('coupon.other', 'Other offers')}
        </ButtonLink>
        <Button tone="quiet" small busy={remove.isPending} onClick={() => remove.mutate()}>
          {t('coupon.remove', 'Remove offer')}
        </Button>
      </div>
    </div>
  );
}
