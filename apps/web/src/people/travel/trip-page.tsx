import type { Trip } from '@nukkad/contract/people/travel/travel.model';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { statusWords } from '../../nouns/approval/approval-words.ts';
import { CancelAnswer } from '../../nouns/approval/cancel-answer.tsx';
import { Repayments } from '../../nouns/approval/repayments.tsx';
import { RequestActs } from '../../nouns/approval/request-acts.tsx';
import { RequestCard, RequestReason } from '../../nouns/approval/request-card.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Money, formatMoney } from '../../ui/mark/money.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/page/section.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { BookingLinks } from './trip-bookings.tsx';
import { TripDialog } from './trip-dialog.tsx';
import { TripReview } from './trip-review.tsx';
import { useTrip } from './travel.queries.ts';
import { modeNames, spellWords } from './travel-words.ts';
import { CardHead, List, Note, Text } from '../../ui/page/parts.tsx';

function TripFacts({ trip }: { trip: Trip }) {
  const { t, plural, locale } = useTranslation();
  const { request, purpose, days, perDiem, estimate, advanceAsked, startsAt, endsAt } = trip;
  const money = (paise: number) => formatMoney(paise, locale);
  const spell = spellWords(startsAt, endsAt, locale);
  const count = plural('trip.days', days, { one: '{{count}} day', other: '{{count}} days' });
  const allowance =
    request.amount === null ? null : `${money(request.amount)} (${count} × ${money(perDiem)})`;
  return (
    <Facts>
      <Fact name={t('approval.who', 'Employee')}>
        <span translate="no">{request.employee.fullName}</span>
      </Fact>
      <Fact name={t('trip.when', 'When')}>{`${spell} · ${count}`}</Fact>
      <Fact name={t('trip.for', 'For')}>{purpose}</Fact>
      <Fact name={t('trip.allowance', 'Daily allowance')}>{allowance}</Fact>
      <Fact name={t('trip.estimate.short', 'Expected costs')}>{estimate > 0 && money(estimate)}</Fact>
      <Fact name={t('trip.advance.short', 'Advance needed')}>{advanceAsked > 0 && money(advanceAsked)}</Fact>
    </Facts>
  );
}

function Legs({ legs }: Pick<Trip, 'legs'>) {
  const { t } = useTranslation();
  return (
    <Section title={t('trip.legs', 'Legs')}>
      <List as="ol">
        {legs.map(({ from, to, mode, departsAt, arrivesAt }, place) => (
          <Card as="li" quiet key={place}>
            <strong translate="no">{`${from} – ${to}`}</strong>
            <Note breaks above={0.25}>
              {modeNames[mode](t)} · <DateTime at={departsAt} as="short" /> –{' '}
              <DateTime at={arrivesAt} as="short" />
            </Note>
          </Card>
        ))}
      </List>
    </Section>
  );
}

function Expenses({ trip: { request, expenses, can } }: { trip: Trip }) {
  const { t } = useTranslation();
  if (expenses.length === 0 && !can.addExpense) return null;
  return (
    <Section
      title={t('trip.expenses', 'Expenses of the trip')}
      action={
        can.addExpense && (
          <ButtonLink to={`/expenses?dialog=expense&tripId=${request.requestId}`} small tone="plain">
            {t('trip.expenses.add', 'Add an expense')}
          </ButtonLink>
        )
      }
    >
      <List>
        {expenses.map(({ requestId, category, note, amount, status }) => (
          <Card as="li" quiet key={requestId}>
            <CardHead>
              <Link to={`/people/expenses/${requestId}`} translate="no">
                {category}
              </Link>
              <Money paise={amount} strong />
            </CardHead>
            <Note breaks above={0.25}>
              {[statusWords[status](t), note].filter(Boolean).join(' · ')}
            </Note>
          </Card>
        ))}
      </List>
    </Section>
  );
}

function Payments({ trip: { payments, toPay } }: { trip: Trip }) {
  const { t, locale } = useTranslation();
  const toCome = t('trip.toPay', '{{amount}} is paid with the salary of the month in which the trip ends.', {
    amount: formatMoney(toPay, locale),
  });
  return (
    <Repayments
      title={t('trip.payments', 'Payment of the allowance')}
      payments={payments}
      toCome={toPay > 0 ? toCome : null}
    />
  );
}

function Shown({ trip, more }: { trip: Trip; more: ReactNode }) {
  const { t } = useTranslation();
  const { profile } = useSession();
  const { request, route, legs, bookings } = trip;
  return (
    <>
      <RequestCard
        request={request}
        title={
          <Text size={1.25} weight={800} breaks translate="no">
            {route.join(' – ')}
          </Text>
        }
      >
        <TripFacts trip={trip} />
        {request.reason && <RequestReason>{request.reason}</RequestReason>}
        <RequestActs
          request={request}
          canPay={trip.can.pay}
          dialog="trip"
          again={t('trip.again', 'Change and send again')}
        />
      </RequestCard>
      <CancelAnswer request={request} />
      <Legs legs={legs} />
      <BookingLinks bookings={bookings} isOwner={profile?.role === 'Service Partner'} />
      <Expenses trip={trip} />
      <Payments trip={trip} />
      {more}
    </>
  );
}

/** One trip: for its owner, for who reviews it, and for who pays it. */
export function TripPage({ requestId }: { requestId: string }) {
  const { t } = useTranslation();
  const query = useTrip(requestId);
  const back = query.data?.isOwn
    ? { to: '/trips', label: t('trip.own', 'My trips') }
    : { to: '/people/trips', label: t('trip.title', 'Trips') };
  return (
    <Page narrow title={t('trip.one', 'Trip')} back={query.data && back}>
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={<ButtonLink to="/trips">{t('trip.own', 'My trips')}</ButtonLink>}
      >
        {(trip) => (
          <Shown
            trip={trip}
            more={
              <>
                <TripDialog trip={trip} />
                <TripReview trip={trip} />
              </>
            }
          />
        )}
      </Loaded>
    </Page>
  );
}
