import type { BookAgain } from '@nukkad/contract/market/again/again.model';
import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import { useNavigate } from 'react-router';
import { LinesList } from '../../nouns/booking/lines-list.tsx';
import { PriceTable } from '../../nouns/price/price-table.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import { ActionBar } from '../../ui/page/action-bar.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { AgainFacts } from './again-facts.tsx';
import { Note, Paragraph } from '../../ui/page/parts.tsx';
import { useFillAgain } from './again.queries.ts';
import { WhatIsNew } from './what-is-new.tsx';

type Step = 'address' | 'time' | 'pay';

/** The first thing that is still to be chosen; with all of it chosen, the payment. */
const nextStep = ({ address, slot }: BookAgain): Step => (address ? (slot ? 'pay' : 'time') : 'address');

function Price({ again }: { again: BookAgain }) {
  const { t, locale } = useTranslation();
  const { price, before } = again;
  if (!price) return null;
  return (
    <Card as="section">
      <Paragraph as="h2" size="xl" below={0.75}>
        {t('cart.price', 'Price details')}
      </Paragraph>
      <PriceTable price={price} />
      {before !== null && before !== price.totalCheckoutValue && (
        <Note above={0.75}>
          {t('again.before', 'You paid {{sum}} in total last time.', { sum: formatMoney(before, locale) })}
        </Note>
      )}
    </Card>
  );
}

/** Nothing of it can be booked now. */
function NothingLeft({ again }: { again: BookAgain }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      scene="bookings"
      title={t('again.none', 'This can’t be booked now')}
      action={<ButtonLink to="/services">{t('empty.no-favourites.go', 'Browse services')}</ButtonLink>}
    >
      {again.lines.length === 0
        ? t('again.none.words', 'These services are no longer offered as they were.')
        : t('again.none.partner', 'No partner offers all these services at your address now.')}
    </EmptyState>
  );
}

/** A past booking with everything chosen, and one button to the payment. What the route adds is of the cart. */
export function AgainScreen({
  again,
  inCart,
  keep,
  others,
}: {
  again: BookAgain;
  /** So many services lie in the cart now: they make room. */
  inCart: number;
  keep: (cart: Cart) => void;
  /** The way to another partner. */
  others: string | null;
}) {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const fill = useFillAgain();
  const { price } = again;
  const goOn = async (step: Step) => {
    const cart = await fill.mutateAsync(again.body).catch(() => null);
    if (!cart) return;
    keep(cart);
    await navigate(`/checkout?step=${step}`);
  };
  const next = nextStep(again);
  const labels: Record<Step, string> = {
    pay: t('again.pay', 'Continue to pay {{sum}}', {
      sum: price ? formatMoney(price.totalCheckoutValue, locale) : '',
    }),
    time: t('cart.next', 'Choose a time'),
    address: t('again.toAddress', 'Choose an address'),
  };
  const change = (what: 'time' | 'partner' | 'address') => {
    const label = {
      time: t('again.change.time', 'Change time'),
      partner: t('again.change.partner', 'Change partner'),
      address: t('again.change.address', 'Change address'),
    }[what];
    const words = t('again.change', 'Change');
    if (what === 'partner')
      return (
        others && (
          <ButtonLink to={others} tone="plain" small aria-label={label}>
            {words}
          </ButtonLink>
        )
      );
    return (
      <Button tone="plain" small aria-label={label} disabled={fill.isPending} onClick={() => void goOn(what)}>
        {words}
      </Button>
    );
  };
  if (again.lines.length === 0)
    return (
      <>
        <WhatIsNew again={again} />
        <NothingLeft again={again} />
      </>
    );
  return (
    <TwoColumns
      side={
        <>
          {again.serviceable && (
            <ActionBar
              label={t('booking.actions', 'Actions')}
              lead={
                inCart > 0 &&
                t('again.replaces', 'Replaces what is in your cart now ({{count}}).', { count: inCart })
              }
            >
              <Button wide busy={fill.isPending} onClick={() => void goOn(next)}>
                {labels[next]}
              </Button>
            </ActionBar>
          )}
          <Price again={again} />
        </>
      }
    >
      <Refusal>{fill.error?.message}</Refusal>
      <WhatIsNew again={again} />
      {!again.serviceable && <NothingLeft again={again} />}
      <Card quiet>
        <LinesList
          lines={again.lines.map((line, place) => ({ ...line, lineId: String(place), price: 0 }))}
          unpriced
        />
      </Card>
      <AgainFacts again={again} change={change} />
    </TwoColumns>
  );
}
