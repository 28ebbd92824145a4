import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import { type ReactNode, Suspense } from 'react';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { RequestCountdown } from './request-countdown.tsx';
import { Note } from '../../ui/page/parts.tsx';
import styles from './professional-choice.module.css';

const SeriesAsked = lazyOptional(
  () => import('../../nouns/series/series-line.tsx'),
  (part) => part.SeriesAsked,
);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** All that a yes to a request agrees to: what, for whom, when, where, at which price, and who goes. */
export function RequestFacts({
  request,
  professional,
}: {
  request: BookingCard;
  /** Null: not chosen yet. */
  professional: string | null;
}) {
  const { t } = useTranslation();
  return (
    <>
      <dl className={styles.asked}>
        <Fact name={t('bookingTable.job', 'Job')}>{request.title}</Fact>
        <Fact name={t('bookingTable.customer', 'Customer')}>{request.customerName}</Fact>
        <Fact name={t('bookingTable.when', 'When')}>
          <DateTime at={request.startsAt} as="short" />
        </Fact>
        <Fact name={t('request.where', 'Where')}>{request.locality}</Fact>
        <Fact name={t('request.price', 'Customer pays')}>
          <Money paise={request.total} strong />
        </Fact>
        {professional && <Fact name={t('bookingTable.professional', 'Professional')}>{professional}</Fact>}
      </dl>
      <Suspense>
        <SeriesAsked bookingId={request.bookingId} />
      </Suspense>
      {request.acceptBefore && (
        <Note weight={650} above={0.45}>
          <RequestCountdown acceptBefore={request.acceptBefore} />
        </Note>
      )}
    </>
  );
}
