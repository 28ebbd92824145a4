import type { AwayDay, HitBooking, Leave } from '@nukkad/contract/people/leave/leave.model';
import { type ReactNode, useState } from 'react';
import { dayInWords, halvesInWords } from '../../nouns/approval/approval-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Section } from '../../ui/page/section.tsx';
import { FactsSkeleton } from '../../ui/state/skeletons.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { BookingTaker } from './booking-taker.tsx';
import { type LeaveChoice, type Taker, type Takers, useChoice } from './leave-choice.ts';
import { datesInWords } from './leave-words.ts';
import { Note, Text } from '../../ui/page/parts.tsx';
import styles from './leave.module.css';
import { useLeave } from './leave.queries.ts';

function LeaveFacts({ leave }: { leave: Leave }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const { request, newEndsOn, left } = leave;
  const dates = { ...leave, fromDay: request.startsOn, toDay: request.endsOn };
  const after = left === null ? t('leave.unlimited', 'No limit') : halvesInWords(voice, left);
  return (
    <Facts>
      <Fact name={t('leave.days', 'Days')}>{datesInWords(voice, dates)}</Fact>
      <Fact name={t('leave.newEnd', 'New last day')}>{newEndsOn && dayInWords(newEndsOn, locale)}</Fact>
      <Fact name={t('leave.takes', 'Takes')}>
        {request.halfDays !== null && halvesInWords(voice, request.halfDays)}
      </Fact>
      <Fact name={t('leave.left.after', 'Left after it')}>{after}</Fact>
    </Facts>
  );
}

function Away({ away }: { away: readonly AwayDay[] }) {
  const voice = useTranslation();
  const { t } = voice;
  return (
    <Section title={t('leave.others', 'Who else is away')}>
      {away.length === 0 ? (
        <Note>{t('leave.others.none', 'No one else on your team is away then.')}</Note>
      ) : (
        <ul className={styles.rows}>
          {away.map((one) => (
            <li key={one.requestId}>
              <b translate="no">{one.fullName}</b>
              <span>{datesInWords(voice, one)}</span>
              {!one.isApproved && <Text tone="quiet">{t('leave.others.asked', 'Not approved yet')}</Text>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Hits({
  hits,
  takers,
  isLast,
  onTaker,
}: {
  hits: readonly HitBooking[];
  takers: Takers;
  isLast: boolean;
  onTaker: (bookingId: string, taker: Taker | null) => void;
}) {
  const { t, plural } = useTranslation();
  if (hits.length === 0) return null;
  return (
    <Section
      title={plural('leave.hits', hits.length, {
        one: '{{count}} booking in this time',
        other: '{{count}} bookings in this time',
      })}
      lead={
        isLast
          ? t('leave.hits.about', 'Choose who takes over. They change hands when you approve.')
          : t('leave.hits.later', 'The last reviewer chooses who takes over.')
      }
    >
      <CardList>
        {hits.map((hit) => (
          <BookingTaker
            key={hit.bookingId}
            hit={hit}
            taker={takers[hit.bookingId] ?? null}
            isLast={isLast}
            onTaker={(taker) => onTaker(hit.bookingId, taker)}
          />
        ))}
      </CardList>
    </Section>
  );
}

function Review({ leave, children }: { leave: Leave; children: (choice: LeaveChoice) => ReactNode }) {
  const [takers, setTakers] = useState<Takers>({});
  const { request, hits, away } = leave;
  const isLast = request.level >= request.levels;
  const choice = useChoice(leave, takers);
  const choose = (bookingId: string, taker: Taker | null) =>
    setTakers(({ [bookingId]: _before, ...rest }) => (taker ? { ...rest, [bookingId]: taker } : rest));
  return (
    <>
      <LeaveFacts leave={leave} />
      {request.can.review && (
        <>
          <Hits hits={hits} takers={takers} isLast={isLast} onTaker={choose} />
          <Away away={away} />
        </>
      )}
      {children(choice)}
    </>
  );
}

/** What a reviewer decides on: days, balance, who else is away, and the bookings that the leave hits. */
export function LeaveReview({
  requestId,
  children,
}: {
  requestId: string;
  children: (choice: LeaveChoice) => ReactNode;
}) {
  return (
    <Loaded query={useLeave(requestId)} waiting={<FactsSkeleton count={4} />}>
      {(leave) => <Review leave={leave}>{children}</Review>}
    </Loaded>
  );
}
