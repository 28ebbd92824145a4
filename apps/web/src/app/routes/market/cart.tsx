import { useCart } from '../../../market/cart/cart.queries.ts';
import { CartLayout } from '../../../market/cart/cart-layout.tsx';
import { CartLine } from '../../../market/cart/cart-line.tsx';
import { CartPrice } from '../../../market/cart/cart-price.tsx';
import { List } from '../../../ui/page/parts.tsx';
import { NextAction } from '../../../market/cart/next-action.tsx';
import { NotServed } from '../../../market/cart/not-served.tsx';
import { PartnerChoice } from '../../../market/cart/partner-choice.tsx';
import { RemovedNote } from '../../../market/cart/removed-note.tsx';
import { linesToPayOf, useCartQuote } from '../../../market/cart/use-cart-quote.ts';
import { useCartLines } from '../../../market/cart/use-cart-lines.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { DetailSkeleton } from '../../../ui/state/skeletons.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('cart.title', 'Your cart'), noindex: true }));

export default function CartPage() {
  const { t, plural } = useTranslation();
  const query = useCart();
  const cart = query.data;
  const lines = useCartLines();
  const quote = useCartQuote(cart);
  const title = t('cart.title', 'Your cart');

  if (!cart)
    return (
      <Page title={title}>
        <Loaded query={query} waiting={<DetailSkeleton />}>
          {() => null}
        </Loaded>
      </Page>
    );

  const toPay = linesToPayOf(cart, quote);
  const undo = lines.removed && <RemovedNote name={lines.removed.name} onUndo={lines.undo} />;
  if (cart.lines.length === 0)
    return (
      <Page title={title} narrow>
        {undo}
        <EmptyState
          scene="cart"
          title={t('cart.empty', 'Your cart is empty')}
          action={<ButtonLink to="/services">{t('cart.empty.go', 'Browse services')}</ButtonLink>}
        >
          {t('cart.empty.words', 'Choose a service. You’ll see the full price before you book.')}
        </EmptyState>
      </Page>
    );

  return (
    <Page
      title={title}
      lead={plural('cart.count', cart.lines.length, {
        one: '{{count}} service, one visit',
        other: '{{count}} services, one visit',
      })}
      actions={
        <ButtonLink to="/services" tone="quiet">
          {t('cart.addMore', 'Add another service')}
        </ButtonLink>
      }
    >
      <CartLayout
        side={<CartPrice cart={cart} quote={quote} busy={lines.pending} />}
        action={
          <NextAction total={cart.price?.totalCheckoutValue ?? null}>
            <ButtonLink to="/checkout" wide>
              {t('cart.next', 'Choose a time')}
            </ButtonLink>
          </NextAction>
        }
      >
        <NotServed cart={cart} />
        {undo}
        <List gap={0.85}>
          {cart.lines.map((line, place) => (
            <CartLine
              // Every answer brings new line ids; the focus must not go with the old ones.
              key={[line.serviceId, ...line.options.map((option) => option.optionId)].join(' ')}
              line={line}
              toPay={toPay?.[place] ?? null}
              onQuantity={(quantity) => lines.setQuantity(place, quantity)}
              onRemove={() => lines.remove(place)}
            />
          ))}
        </List>
        <PartnerChoice cart={cart} />
      </CartLayout>
    </Page>
  );
}
