import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import type { DeliveryAddress } from '@nukkad/contract/places/geography/geography.model';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ChooseAddress } from '../../../places/geography/choose-address.tsx';
import { AddressWords } from '../../../places/geography/address-words.tsx';
import { BusyHourNote } from '../../../market/cart/busy-hour-note.tsx';
import { useCart, useChangeCart } from '../../../market/cart/cart.queries.ts';
import { CartLayout } from '../../../market/cart/cart-layout.tsx';
import { CartSummary } from '../../../market/cart/cart-summary.tsx';
import { CartPrice } from '../../../market/cart/cart-price.tsx';
import { openStep, stepsDone } from '../../../market/cart/checkout-progress.ts';
import { useCartQuote } from '../../../market/cart/use-cart-quote.ts';
import { CheckoutStep } from '../../../market/cart/checkout-step.tsx';
import { HoldNote } from '../../../market/cart/hold-note.tsx';
import { NotServed } from '../../../market/cart/not-served.tsx';
import { PartnerChoice } from '../../../market/cart/partner-choice.tsx';
import { TimeStep } from '../../../market/cart/time-step.tsx';
import { useTimeChoice } from '../../../market/cart/use-time-choice.ts';
import { RepeatChoice, repeatLine } from '../../../market/series/repeat-choice.tsx';
import { useRepeat } from '../../../market/series/use-repeat.ts';
import { UseCreditSwitch } from '../../../money/credit/use-credit-switch.tsx';
import { PayLaterChoice } from '../../../money/pay-later/pay-later-choice.tsx';
import { usePayLimits } from '../../../money/payment/pay-limits.ts';
import { PayStep } from '../../../money/payment/pay-step.tsx';
import { setOwnName } from '../../../identity/account/set-own-name.ts';
import { usePayChoice } from '../../../money/payment/use-pay-choice.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { DateTime } from '../../../ui/time/date-time.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { DetailSkeleton } from '../../../ui/state/skeletons.tsx';
import { BookAction } from '../../checkout/book-action.tsx';
import { ContinueAction } from '../../checkout/continue-action.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('checkout.title', 'Checkout'), noindex: true }), {
  focused: true,
});

/** Address, time, pay: one page, one open step; the address bar says which. */
function Checkout({ cart, onPlacing }: { cart: Cart; onPlacing: (cart: Cart | null) => void }) {
  const voice = useTranslation();
  const { t } = voice;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const change = useChangeCart();
  const quote = useCartQuote(cart);
  const pay = usePayChoice();
  const { profile } = useSession();
  const done = stepsDone(cart);
  const asked = search.get('step');
  const open = openStep(asked, done);
  const time = useTimeChoice(cart, open === 'time');
  const repeat = useRepeat(cart);
  const limits = usePayLimits(open === 'pay');
  const isCashClosed = limits?.cash && !limits.online && pay.choice.paymentMode === 'cash';
  useEffect(() => {
    // A kept choice that has been closed since.
    if (isCashClosed) pay.change({ ...pay.choice, paymentMode: 'online' });
  }, [isCashClosed]);
  useEffect(() => {
    // Named from the beginning, or a step would close by itself as soon as something is chosen in it.
    if (asked === null) void navigate(`?step=${open}`, { replace: true, preventScrollReset: true });
  }, [asked, open, navigate]);
  const goOnFrom = async ({ addressId, contactName }: DeliveryAddress) => {
    const changed = await change.mutateAsync({ addressId }).catch(() => null);
    if (profile?.fullName === '') await setOwnName(contactName).catch(() => undefined);
    if (changed && stepsDone(changed).address)
      await navigate('?step=time', { replace: true, preventScrollReset: true });
  };
  return (
    <CartLayout
      side={
        <CartPrice
          cart={open === 'time' ? { ...cart, price: time.price ?? cart.price } : cart}
          quote={quote}
          busy={change.isPending}
        />
      }
      action={
        open === 'pay' ? (
          <BookAction {...{ cart, repeat, onPlacing }} choice={pay.choice} check={pay.check} />
        ) : (
          <ContinueAction cart={cart} step={open} done={done} time={time} />
        )
      }
    >
      <CartSummary cart={cart} />
      <NotServed cart={cart} />
      <CheckoutStep
        name="address"
        title={t('checkout.address', 'Address')}
        open={open}
        done={done.address}
        summary={cart.address && <AddressWords address={cart.address} />}
      >
        <ChooseAddress
          value={cart.address?.addressId ?? null}
          onChoose={({ addressId }) => change.mutate({ addressId })}
          onSaved={(saved) => void goOnFrom(saved)}
        />
      </CheckoutStep>
      <CheckoutStep
        name="time"
        title={t('checkout.time', 'Day and time')}
        open={open}
        done={done.time}
        summary={
          cart.slot && (
            <>
              <b>
                {cart.instant && `${t('comeNow.title', 'As soon as possible')}: `}
                <DateTime at={cart.slot.from} as="short" />
              </b>
              {repeat.rhythm && <p>{repeatLine(voice, cart.slot.from, repeat.rhythm)}</p>}
              <BusyHourNote cart={cart} />
              <HoldNote cart={cart} />
            </>
          )
        }
      >
        <TimeStep cart={cart} time={time} />
        {!time.instant && (
          <RepeatChoice
            repeat={repeat}
            firstAt={time.chosen?.from}
            firstPrice={time.price?.totalCheckoutValue ?? null}
            laterPrice={time.laterPrice}
          />
        )}
      </CheckoutStep>
      <CheckoutStep name="pay" title={t('checkout.pay', 'Pay')} open={open} done={false} summary={null}>
        <PayStep
          limits={limits}
          value={pay.choice}
          errors={pay.errors}
          credit={
            <UseCreditSwitch
              checked={pay.choice.useCredit}
              onChange={(useCredit) => pay.change({ ...pay.choice, useCredit })}
            />
          }
          later={(className) => (
            <PayLaterChoice
              total={cart.price?.totalCheckoutValue ?? 0}
              className={className}
              checked={pay.choice.payLater}
              onChoose={() => pay.change({ ...pay.choice, paymentMode: 'online', payLater: true })}
            />
          )}
          onChange={pay.change}
        />
      </CheckoutStep>
      <PartnerChoice cart={cart} />
    </CartLayout>
  );
}

export default function CheckoutPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const query = useCart();
  // Booking empties the cart before its own page is there: until then this one shows what is being booked.
  const [placing, setPlacing] = useState<Cart | null>(null);
  const empty = placing === null && query.data?.lines.length === 0;
  useEffect(() => {
    if (empty) void navigate('/cart', { replace: true });
  }, [empty, navigate]);
  return (
    <Page title={t('checkout.title', 'Checkout')}>
      <Loaded query={query} waiting={<DetailSkeleton />}>
        {(cart) => !empty && <Checkout cart={placing ?? cart} onPlacing={setPlacing} />}
      </Loaded>
    </Page>
  );
}
