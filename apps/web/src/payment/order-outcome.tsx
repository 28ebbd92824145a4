import type { PaymentOrder } from '@nukkad/contract/payment/payment.model';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { formatInstant } from '../ui/date-time.tsx';
import { formatMoney } from '../ui/money.tsx';
import { Scene, type SceneName } from '../ui/scene.tsx';
import { PayNow } from './pay-now.tsx';
import styles from './payment.module.css';

function Outcome({
  scene,
  tone,
  title,
  children,
}: {
  scene: SceneName;
  tone: 'good' | 'bad' | 'wait';
  title: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.outcome} data-tone={tone}>
      <Scene name={scene} size={104} />
      <div>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}

/** Nobody knows yet. After a minute it says what becomes of the money and of the slot; paying twice is not offered here. */
export function OrderWaiting({ order, long }: { order: PaymentOrder; long: boolean }) {
  const { t, locale } = useTranslation();
  const until = formatInstant(order.expiresAt, 'time', locale);
  return (
    <Outcome scene="money" tone="wait" title={t('pay.waiting', 'We are waiting for your bank')}>
      <p className={styles.words}>
        {long
          ? t(
              'pay.waiting.long',
              'This takes longer than usual. Your money is safe: as soon as the bank confirms it, the booking stands; if the bank does not, nothing is taken or it comes back by itself. Your time slot is held till {{until}}. You may leave this page.',
              { until },
            )
          : t('pay.waiting.words', 'Please keep this page open; it changes by itself.')}
      </p>
      {!long && (
        <progress className={styles.progress} aria-label={t('pay.waiting', 'We are waiting for your bank')} />
      )}
    </Outcome>
  );
}

export function OrderPaid({ order }: { order: PaymentOrder }) {
  const { t, locale } = useTranslation();
  const sum = formatMoney(order.amount, locale);
  return (
    <Outcome scene="done" tone="good" title={t('pay.paid', '{{sum}} is paid', { sum })}>
      <p className={styles.words}>
        {t('pay.paid.words', 'Thank you. Your booking {{number}} stands.', { number: order.bookingNumber })}{' '}
        <Link to={{ search: '' }} replace preventScrollReset>
          {t('action.close', 'Close')}
        </Link>
      </p>
    </Outcome>
  );
}

export function OrderFailed({ order }: { order: PaymentOrder }) {
  const { t } = useTranslation();
  return (
    <Outcome scene="error" tone="bad" title={t('pay.failed', 'The payment did not go through')}>
      <p className={styles.words}>
        {order.failure} {t('pay.failed.words', 'Your time slot is still held; please try again.')}
      </p>
      <PayNow bookingId={order.bookingId} amount={order.amount} payBefore={order.expiresAt} again />
    </Outcome>
  );
}

export function OrderOver() {
  const { t } = useTranslation();
  return (
    <Outcome scene="error" tone="bad" title={t('pay.expired', 'The time to pay is over')}>
      <p className={styles.words}>
        {t(
          'pay.expired.words',
          'The time slot is free for others again. If your bank has taken money all the same, it goes back to you by itself.',
        )}
      </p>
    </Outcome>
  );
}
