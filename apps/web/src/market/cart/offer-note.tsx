import type { AppliedOffer } from '@nukkad/contract/market/coupon/coupon.model';
import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { useRemoveOffer } from './offer.queries.ts';
import { BestOffer } from './best-offer.tsx';
import { Row } from '../../ui/page/parts.tsx';
import styles from './offer.module.css';
import { problemWords } from './offer-words.ts';

/** One offer: what it saves, or why it does not count. One without a code cannot be removed. */
function HeldOffer({ offer, cart }: { offer: AppliedOffer; cart: Cart }) {
  const { t } = useTranslation();
  const remove = useRemoveOffer();
  return (
    <div className={styles.note} data-trouble={offer.trouble ? true : undefined}>
      <IconTicket size={26} aria-hidden />
      <div role="status" className={styles.words}>
        <b>
          {offer.code === '' ? offer.title : <span translate="no">{offer.code}</span>}
          {offer.trouble === null && (
            <>
              {' · '}
              <Money paise={-offer.discount} />
            </>
          )}
        </b>
        {offer.trouble ? (
          <span>{problemWords(t, offer.trouble)}</span>
        ) : (
          offer.code !== '' && <span>{offer.title}</span>
        )}
        {offer.ofPartner && cart.companyName && (
          <span>{t('coupon.by', 'Offer of {{name}}', { name: cart.companyName })}</span>
        )}
      </div>
      {!offer.automatic && (
        <Row gap={[0.25, 0.5]}>
          <Button tone="quiet" small busy={remove.isPending} onClick={() => remove.mutate(offer.code)}>
            {t('coupon.remove', 'Remove offer')}
          </Button>
        </Row>
      )}
    </div>
  );
}

/** Below the price: the offers that the cart holds, what would save more, and the way to others. */
export function OfferNote({ cart }: { cart: Cart }) {
  const { t } = useTranslation();
  const link = useDialogLink('offers');
  return (
    <>
      {cart.offers.map((offer) => (
        <HeldOffer key={offer.code || offer.title} offer={offer} cart={cart} />
      ))}
      <BestOffer cart={cart} />
      <ButtonLink
        {...link}
        tone="plain"
        wide
        className={styles.ask}
        icon={<IconTicket size={20} aria-hidden />}
      >
        {cart.offers.length === 0
          ? t('coupon.ask', 'Apply an offer or code')
          : t('coupon.other', 'Other offers')}
      </ButtonLink>
    </>
  );
}
