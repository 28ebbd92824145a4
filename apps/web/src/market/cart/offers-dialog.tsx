import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import type { Offer } from '@nukkad/contract/market/coupon/coupon.model';
import * as z from 'zod/mini';
import { useForm } from '../../platform/forms/use-form.ts';
import { termsOf } from '../../nouns/price/offer-terms.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Form } from '../../ui/field/form.tsx';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { useOffers } from './offer.queries.ts';
import { List, Row, Stack } from '../../ui/page/parts.tsx';
import styles from './offer.module.css';
import { problemWords } from './offer-words.ts';
import { useApply } from './use-apply-offer.ts';

/** What can be used now, the most of it first; then the rest as it came. */
const bestFirst = (one: Offer, other: Offer) => other.discount - one.discount;

/** Its shape is checked by the server alone, which takes a code however it is typed. */
const schema = z.object({ code: z.string() });

function OfferRow({
  offer,
  held,
  busy,
  onApply,
}: {
  offer: Offer;
  held: boolean;
  busy: boolean;
  onApply: () => void;
}) {
  const { t, locale } = useTranslation();
  return (
    <li className={styles.offer} data-trouble={offer.trouble ? true : undefined}>
      <div>
        <b>{offer.title}</b>
        <span>{termsOf(t, locale, offer).join(', ')}</span>
        {offer.trouble && <span className={styles.trouble}>{problemWords(t, offer.trouble)}</span>}
      </div>
      <Row gap={0.6} align="center">
        <span className={styles.code} translate="no">
          {offer.code}
        </span>
        {!offer.trouble && (
          <Button small disabled={held} busy={busy} onClick={onApply}>
            {held
              ? t('coupon.held', 'Applied')
              : t('coupon.apply', 'Apply and save {{sum}}', { sum: formatMoney(offer.discount, locale) })}
          </Button>
        )}
      </Row>
    </li>
  );
}

function Offers({ cart, onDone }: { cart: Cart; onDone: () => void }) {
  const { t } = useTranslation();
  const { apply, pending } = useApply(onDone);
  const { fields, errors, change, submit, run } = useForm({
    initial: { code: '' },
    schema,
    send: ({ code }) => apply(code),
  });
  const offers = useOffers(String(cart.price?.totalServicePrice ?? 0));
  return (
    <Stack gap={1.25}>
      <Form onSubmit={submit} className={styles.form}>
        <TextField
          label={t('coupon.code', 'Offer code')}
          name="code"
          value={fields.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={24}
          error={errors['form']}
          onChange={(event) => change({ code: event.currentTarget.value })}
        />
        <Button
          type="submit"
          busy={pending === fields.code && fields.code !== ''}
          disabled={fields.code.trim() === ''}
        >
          {t('coupon.use', 'Apply')}
        </Button>
      </Form>
      <Loaded query={offers} waiting={<ListSkeleton count={3} />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items).toSorted(bestFirst);
          if (items.length === 0)
            return (
              <EmptyState scene="cart" title={t('coupon.none', 'No offers right now')}>
                {t('coupon.none.words', 'Have a code? Enter it above.')}
              </EmptyState>
            );
          return (
            <>
              <List aria-label={t('coupon.list', 'Offers for you')}>
                {items.map((offer) => (
                  <OfferRow
                    key={offer.code}
                    offer={offer}
                    held={cart.offers.some(({ code }) => code === offer.code)}
                    busy={pending === offer.code}
                    onApply={() => run(() => apply(offer.code))}
                  />
                ))}
              </List>
              {offers.hasNextPage && <LoadMore infinite={offers} shown={items.length} />}
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}

/** Behind `?dialog=offers`: a field for a code, and the offers that are open to all buyers. */
export function OffersDialog({ cart }: { cart: Cart }) {
  const { t } = useTranslation();
  return (
    <UrlModal name="offers" title={t('coupon.title', 'Offers')}>
      {(close) => <Offers cart={cart} onDone={close} />}
    </UrlModal>
  );
}
