import { seenOfLink } from '@nukkad/contract/market/booking/booking.confirm';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { PaymentLink } from '@nukkad/contract/money/payment/payment-link.model';
import { Suspense } from 'react';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Reconfirmation } from '../../ui/dialog/reconfirmation.tsx';
import { useReconfirmation } from '../../ui/dialog/use-reconfirmation.ts';
import { type LinkWay, usePaymentLink } from './fulfilment.moves.ts';
import { MoveFailure } from './move-failure.tsx';
import { Text } from '../../ui/page/parts.tsx';
import styles from './job.module.css';

const QrPicture = lazyOptional(
  () => import('../../ui/mark/qr-picture.tsx'),
  (module) => module.QrPicture,
);

/** Scanned with any phone, it opens the gateway's own page: the person who pays needs no account here. */
function Shown({ link, amount }: { link: PaymentLink; amount: string }) {
  const { t, locale } = useTranslation();
  return (
    <div className={styles.scan}>
      <Suspense fallback={<span className={styles.scanRoom} />}>
        <QrPicture
          text={link.url}
          side={184}
          label={t('payScan.label', 'QR code to pay {{amount}}', { amount })}
        />
      </Suspense>
      <div>
        <p>{t('payScan.how', 'The customer scans this and pays {{amount}}. No login needed.', { amount })}</p>
        <p role="status">
          {link.sentAt
            ? t('payLink.sent', 'Link sent at {{time}}. You’ll see the payment here.', {
                time: formatInstant(link.sentAt, 'time', locale),
              })
            : t('payScan.seen', 'You’ll see the payment here.')}
        </p>
      </div>
    </div>
  );
}

/** For a customer who would rather pay by UPI or card: on their own phone, at the door or later. */
export function PayByLink({ booking }: { booking: BookingDetails }) {
  const { t, locale } = useTranslation();
  const review = useReconfirmation();
  const link = usePaymentLink(booking.bookingId);
  if (booking.amountDue === 0) return null;
  const amount = formatMoney(booking.amountDue, locale);
  const ask = (way: LinkWay) =>
    link.mutate({ way, seen: review.seen(seenOfLink(booking)) }, { onError: review.take });
  const again = () => ask(link.variables?.way ?? 'show');
  // A link of another amount is over: an addition was approved meanwhile.
  const shown = link.link?.amount === booking.amountDue ? link.link : null;
  const busy = link.isPending ? link.variables.way : null;
  return (
    <section className={styles.stack} aria-labelledby="pay-by-link">
      <Text id="pay-by-link" as="h2" size="lg">
        {t('payScan.title', 'Pay by UPI or card')}
      </Text>
      {shown && <Shown link={shown} amount={amount} />}
      <Reconfirmation review={review} busy={link.isPending} onConfirm={again} />
      <MoveFailure error={link.error} onRetry={again} />
      <div className={styles.linkWays}>
        {!shown && (
          <Button tone="plain" busy={busy === 'show'} onClick={() => ask('show')}>
            {t('payLink.show', 'Show QR code')}
          </Button>
        )}
        <Button tone="plain" busy={busy === 'send'} onClick={() => ask('send')}>
          {shown?.sentAt ? t('payLink.again', 'Send link again') : t('payLink.send', 'Send link by SMS')}
        </Button>
      </div>
    </section>
  );
}
