import { seenOfCart } from '@nukkad/contract/market/booking/booking.confirm';
import { getPayLimits } from '@nukkad/contract/market/booking/booking.api';
import { bookingErrors } from '@nukkad/contract/market/booking/booking.errors';
import type { Cart } from '@nukkad/contract/market/booking/booking.model';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetCart } from '../../market/cart/cart.queries.ts';
import { NextAction } from '../../market/cart/next-action.tsx';
import { askSlotsAgain } from '../../market/cart/slot.queries.ts';
import { type RepeatState, askTermsAgain, forgetRepeat } from '../../market/series/use-repeat.ts';
import { payLater } from '../../money/pay-later/pay-later.queries.ts';
import { payFromCredit } from '../../money/payment/part.queries.ts';
import type { PayChoice } from '../../money/payment/pay-choice.ts';
import { forgetPayChoice } from '../../money/payment/use-pay-choice.ts';
import {
  type PlacedBooking,
  usePay,
  usePlaceBooking,
  useSaveBilledTo,
} from '../../money/payment/payment.queries.ts';
import { ApiError } from '@nukkad/contract/kernel/client';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { renew } from '../../platform/api/asked.ts';
import { Button } from '../../ui/press/button.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Reconfirmation } from '../../ui/dialog/reconfirmation.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useReconfirmation } from '../../ui/dialog/use-reconfirmation.ts';
import { Remark } from '../../ui/page/parts.tsx';

const lostTime = new Set<string>([
  bookingErrors.slot_taken.code,
  bookingErrors.slot_required.code,
  bookingErrors.slot_out_of_range.code,
]);

function buttonWords(t: Translate, { paymentMode, payLater: isLater }: PayChoice, sum: string): string {
  if (isLater) return t('checkout.bookLater', 'Book, pay {{sum}} later', { sum });
  return paymentMode === 'online'
    ? t('checkout.payNow', 'Pay {{sum}}', { sum })
    : t('checkout.bookCash', 'Book, pay {{sum}} in cash', { sum });
}

/** Books at the shown price, then pays it or goes to the booking. A refusal is shown above the button. */
export function BookAction({
  cart,
  choice,
  repeat: { request, terms },
  check,
  onPlacing,
}: {
  cart: Cart;
  choice: PayChoice;
  repeat: RepeatState;
  /** False: a field is wrong and was shown. */
  check: () => boolean;
  /** The cart that is being booked, and from then on is empty; null: it was refused. */
  onPlacing: (cart: Cart | null) => void;
}) {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const place = usePlaceBooking();
  const pay = usePay();
  const bill = useSaveBilledTo();
  const review = useReconfirmation();
  const [said, setSaid] = useState<string | null>(null);
  const total = cart.price?.totalCheckoutValue ?? null;
  const sum = total === null ? '' : formatMoney(total, locale);

  /** The booking exists whether this succeeds or not; its page offers it again. */
  const saveBilledTo = async (bookingId: string) => {
    const { billedTo } = choice;
    if (!billedTo) return;
    await bill.mutateAsync({ bookingId, billedTo }).catch(() => {
      toast.info(t('gst.unsaved', 'Booked, but your GST number wasn’t saved. Add it in the booking.'));
    });
  };

  /** What is left to pay. Where credit can’t be used now, the booking’s page offers it again. */
  const spendCredit = async (bookingId: string, amountDue: number) => {
    if (!choice.useCredit) return amountDue;
    return payFromCredit(bookingId, amountDue).catch(() => {
      toast.info(t('checkout.noCredit', 'Booked, but your credit wasn’t used. Use it in the booking.'));
      return null;
    });
  };

  /** Where it cannot be paid later now, the booking’s page offers to pay it. */
  const payItLater = async (bookingId: string, amountDue: number) => {
    await payLater(bookingId, amountDue).catch(() => {
      toast.info(t('checkout.notLater', 'Booked, but it couldn’t be paid later. Pay in the booking.'));
    });
  };

  const goOn = async ({ bookingId, bookingNumber, total: price }: PlacedBooking) => {
    await saveBilledTo(bookingId);
    const amountDue = await spendCredit(bookingId, price);
    const booking = `/buyer/bookings/${bookingId}`;
    if (choice.paymentMode === 'cash' || !amountDue) {
      // Unpaid, because its credit could not be used: its page says so.
      if (amountDue !== null || choice.paymentMode === 'cash')
        toast.success(t('checkout.booked', 'Booked: {{number}}', { number: bookingNumber }));
      await navigate(booking, { replace: true });
    } else if (choice.payLater) {
      await payItLater(bookingId, amountDue);
      await navigate(booking, { replace: true });
    } else {
      // The booking exists and its time is held; where the provider does not answer, its page offers to pay again.
      const seen = { startsAt: review.seen(seenOfCart(cart)).startsAt, amountDue };
      const next = await pay.mutateAsync({ bookingId, seen }).catch(() => booking);
      await navigate(next, { replace: true });
    }
    void forgetCart();
    void forgetPayChoice();
    void forgetRepeat();
    void renew(getPayLimits);
  };

  const refuse = async (error: unknown) => {
    onPlacing(null);
    void askTermsAgain();
    if (review.take(error)) return forgetCart();
    review.close();
    setSaid(error instanceof Error ? error.message : null);
    if (!(error instanceof ApiError) || error.status !== 409) return;
    await forgetCart();
    if (!lostTime.has(error.code)) return;
    toast.info(error.message);
    await askSlotsAgain();
    await navigate('?step=time', { replace: true, preventScrollReset: true });
  };

  const book = async () => {
    if (total === null || !check()) return;
    setSaid(null);
    onPlacing(cart);
    try {
      const repeat = request && {
        ...request,
        seen: review.seen({ laterPrice: terms?.laterPrice ?? null }),
      };
      await goOn(await place.mutateAsync({ choice, repeat, seen: review.seen(seenOfCart(cart)) }));
    } catch (error) {
      await refuse(error);
    }
  };

  const busy = place.isPending || bill.isPending || pay.isPending;
  return (
    <>
      {said && (
        <Remark bad size="sm" role="alert">
          {said}
        </Remark>
      )}
      <Reconfirmation review={review} busy={busy} onConfirm={() => void book()} />
      <NextAction total={total}>
        <Button wide busy={busy} disabled={total === null} onClick={() => void book()}>
          {buttonWords(t, choice, sum)}
        </Button>
      </NextAction>
    </>
  );
}
