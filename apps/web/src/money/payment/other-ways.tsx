import { seenOfPart } from '@nukkad/contract/market/booking/booking.confirm';
import type { PayableNow } from '@nukkad/contract/money/payment/post-booking.model';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Refusal } from '../../ui/state/refusal.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Reconfirmation } from '../../ui/dialog/reconfirmation.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { differencesIn, useReconfirmation } from '../../ui/dialog/use-reconfirmation.ts';
import { openCheckout } from './open-checkout.ts';
import { type Part, usePayPart, usePayable } from './part.queries.ts';
import { Stack } from '../../ui/page/parts.tsx';
import styles from './payment.module.css';

function Ways({ now, close }: { now: PayableNow; close: () => void }) {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const pay = usePayPart(now.bookingId);
  const review = useReconfirmation();
  const [amount, setAmount] = useState<number | null>(now.least);
  const sum = (paise: number) => formatMoney(paise, locale);
  const send = (part: Pick<Part, 'way' | 'amount'>) =>
    pay.mutate(
      { ...part, seen: review.seen(seenOfPart(now)) },
      {
        onError: review.take,
        onSuccess: ({ checkout, paid }) => {
          if (checkout) return void openCheckout(checkout, now.bookingId).then((next) => navigate(next));
          toast.success(t('payPart.fromCredit', '{{sum}} paid from your credit.', { sum: sum(paid) }));
          close();
        },
      },
    );
  const last = pay.variables;
  const busy = pay.isPending ? pay.variables.way : null;
  const fits = amount !== null && amount >= now.least && amount <= now.amountDue;
  return (
    <Stack gap={1}>
      {now.credit > 0 && (
        <Button
          wide
          tone="plain"
          busy={busy === 'credit'}
          onClick={() => send({ way: 'credit', amount: now.credit })}
        >
          {t('payPart.useCredit', 'Use {{sum}} credit', { sum: sum(now.credit) })}
        </Button>
      )}
      {now.least < now.amountDue && (
        <>
          <MoneyField
            label={t('payPart.amount', 'Amount to pay now')}
            hint={t('payPart.hint', 'From {{least}} to {{due}}. The rest stays due.', {
              least: sum(now.least),
              due: sum(now.amountDue),
            })}
            paise={amount}
            onPaise={setAmount}
          />
          <Button
            wide
            busy={busy === 'online'}
            disabled={!fits}
            onClick={() => amount && send({ way: 'online', amount })}
          >
            {t('pay.now', 'Pay {{sum}} now', { sum: sum(amount ?? 0) })}
          </Button>
        </>
      )}
      {now.credit === 0 && now.least >= now.amountDue && (
        <p className={styles.small}>{t('payPart.nothing', 'Only the full amount can be paid here.')}</p>
      )}
      <Reconfirmation review={review} busy={pay.isPending} onConfirm={() => last && send(last)} />
      {pay.error && !differencesIn(pay.error) && <Refusal>{pay.error.message}</Refusal>}
    </Stack>
  );
}

/** Below the button that pays everything: a part of it, or the customer’s credit. Open at `?dialog=pay`. */
export function OtherWays({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation();
  const link = useDialogLink('pay');
  return (
    <>
      <ButtonLink {...link} wide tone="plain">
        {t('payPart.open', 'Pay a part or use credit')}
      </ButtonLink>
      <UrlModal name="pay" title={t('payPart.open', 'Pay a part or use credit')}>
        {(close) => <Asked bookingId={bookingId} close={close} />}
      </UrlModal>
    </>
  );
}

function Asked({ bookingId, close }: { bookingId: string; close: () => void }) {
  const payable = usePayable(bookingId);
  return (
    <Loaded query={payable} waiting={<ListSkeleton count={2} />}>
      {(now) => <Ways key={now.amountDue} now={now} close={close} />}
    </Loaded>
  );
}
