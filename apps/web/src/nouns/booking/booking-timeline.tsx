import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import { useRef } from 'react';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type BookingMoment, comingSteps, pastSteps } from './booking-steps.ts';
import { comingTitle, momentNote, momentTitle } from './booking-moments.ts';
import { labelledStatus } from './status-badge.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Timeline, type TimelineStep } from '../../ui/chart/timeline.tsx';

type Told = Pick<BookingCard, 'status' | 'money' | 'startsAt' | 'companyName' | 'professionalName'>;

interface Steps {
  readonly booking: Told;
  readonly timeline: readonly BookingMoment[];
  /** The customer of the booking reads it. */
  readonly toBuyer?: boolean;
}

function stepsOf(t: Translate, { booking, timeline, toBuyer = false }: Steps, knownAtFirst: number) {
  const past = pastSteps(timeline, booking.status).map((moment): TimelineStep => {
    // Names are those of the present partner and professional; earlier ones stay unnamed.
    const latest = timeline.findLast((other) => other.status === moment.status)?.at === moment.at;
    return {
      key: `${moment.at} ${moment.status} ${moment.note}`,
      title:
        moment.status === 'Refunded' && labelledStatus(booking) !== 'Refunded'
          ? t('moment.billSettled', 'Bill settled')
          : momentTitle(t, moment, latest ? booking : null, toBuyer),
      note: momentNote(t, moment),
      at: moment.at,
      state: moment.state,
      fresh: timeline.findIndex((other) => other.at === moment.at) >= knownAtFirst,
    };
  });
  const coming = comingSteps(booking.status).map(
    (status): TimelineStep => ({
      key: `coming ${status}`,
      title: comingTitle(t, status),
      note: status === 'Inprogress' ? <DateTime at={booking.startsAt} as="short" /> : undefined,
      state: 'coming',
    }),
  );
  return [...past, ...coming];
}

/** The past and future steps of a booking. Steps that arrive while the page is open slide in. */
export function BookingTimeline(steps: Steps) {
  const { t } = useTranslation();
  const knownAtFirst = useRef(steps.timeline.length);
  return <Timeline steps={stepsOf(t, steps, knownAtFirst.current)} />;
}
