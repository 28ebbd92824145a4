import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import { useNavigate } from 'react-router';
import type { CheckoutStepName, StepsDone } from '../../market/cart/checkout-progress.ts';
import { HoldNote } from '../../market/cart/hold-note.tsx';
import { NextAction } from '../../market/cart/next-action.tsx';
import type { TimeChoice } from '../../market/cart/use-time-choice.ts';
import { useAddresses } from '../../places/geography/address.queries.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';

/** From the address to the time, or to the payment where a time was chosen before. */
function FromAddress({ done }: { done: StepsDone }) {
  const { t } = useTranslation();
  if (!done.address)
    return (
      <Button wide disabled>
        {t('checkout.needAddress', 'Choose an address to continue')}
      </Button>
    );
  if (done.time)
    return (
      <ButtonLink to="?step=pay" wide preventScrollReset>
        {t('checkout.toPay', 'Continue to payment')}
      </ButtonLink>
    );
  return (
    <ButtonLink to="?step=time" wide preventScrollReset>
      {t('cart.next', 'Choose a time')}
    </ButtonLink>
  );
}

/** From the time to the payment: a time that is only suggested is held first. */
function ToPayment({ time }: { time: TimeChoice }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { chosen, isHeld } = time;
  // Who comes as soon as possible needs no half-hour of the day that is shown, e.g. late in the evening.
  const full = time.full && !time.instant;
  const goOn = async () => {
    if (!chosen || !(isHeld || (await time.hold(chosen)))) return;
    await navigate('?step=pay', { preventScrollReset: true });
  };
  return (
    <Button wide busy={time.busy} disabled={!chosen || full} onClick={() => void goOn()}>
      {chosen && !full
        ? t('checkout.toPay', 'Continue to payment')
        : t('checkout.needTime', 'Choose a time to continue')}
    </Button>
  );
}

/** The one button of the address and time steps, beside the total. */
export function ContinueAction({
  cart,
  step,
  done,
  time,
}: {
  cart: Cart;
  step: Exclude<CheckoutStepName, 'pay'>;
  done: StepsDone;
  time: TimeChoice;
}) {
  const addresses = useAddresses();
  // The form of a first address has a button of its own.
  if (step === 'address' && addresses.data?.length === 0) return null;
  return (
    <>
      {step === 'time' && time.isHeld && <HoldNote cart={cart} />}
      <NextAction total={(step === 'time' ? time.price : cart.price)?.totalCheckoutValue ?? null}>
        {step === 'address' ? <FromAddress done={done} /> : <ToPayment time={time} />}
      </NextAction>
    </>
  );
}
