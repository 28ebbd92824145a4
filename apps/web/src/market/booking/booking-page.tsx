import type { BookingDetails, RequestStatus } from '@nukkad/contract/market/booking/booking.model';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { BookingTimeline } from '../../nouns/booking/booking-timeline.tsx';
import { bookingScreen } from '../../nouns/booking/booking.screen.ts';
import { LinesList } from '../../nouns/booking/lines-list.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { Section } from '../../ui/page/section.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import { AddPhotosDialog } from './add-photos-dialog.tsx';
import { AnswerAdditionDialog } from './answer-addition-dialog.tsx';
import { BookingActions, CancelLink } from './booking-actions.tsx';
import { BookingAdditions } from './booking-additions.tsx';
import { BookingBill } from './booking-bill.tsx';
import { BookingBoard } from './booking-board.tsx';
import { BookingFacts } from './booking-facts.tsx';
import styles from './booking-page.module.css';
import { BookingPhotos } from './booking-photos.tsx';
import { CancelBookingDialog } from './cancel-booking-dialog.tsx';
import { ProfessionalAbsentDialog, ProfessionalAbsentLink } from './professional-absent.tsx';
import { WhatNext } from './what-next.tsx';

function WhatIsBooked({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  return (
    <Section title={t('booking.lines', 'What you booked')}>
      <LinesList lines={booking.lines} unpriced />
      {booking.note && <blockquote className={styles.note}>{booking.note}</blockquote>}
    </Section>
  );
}

/** Its dispute says what happens next. */
const claimed: readonly RequestStatus[] = ['Disputed', 'Resolved'];

/** One booking as its buyer sees it. The route hands in what other features do, as paying. */
export function BookingPage({
  booking,
  pay,
  chat,
  billedTo,
  outcome,
  around = (board) => board,
  time,
  help,
  dispute,
  reviews,
}: {
  booking: BookingDetails;
  pay: ReactNode;
  /** The way to write to the partner. */
  chat: ReactNode;
  /** Whom the invoice is made out to. */
  billedTo: ReactNode;
  /** How a payment just made goes, above all else. */
  outcome: ReactNode;
  /** What is shown around the board, or in its place: the search of a visit as soon as possible. */
  around?: (board: ReactNode) => ReactNode;
  /** Another time: the way to ask for one, what was asked, and the dialogs. */
  time: { readonly link: ReactNode; readonly asked: ReactNode; readonly dialogs: ReactNode };
  /** The way to report a problem, and what was reported. */
  help: ReactNode;
  /** A claim about the finished work. */
  dispute: ReactNode;
  /** What both sides say of the finished visit. */
  reviews: ReactNode;
}) {
  const voice = useTranslation();
  const { t } = voice;
  const screen = bookingScreen(voice, 'buyer', booking, useNow());
  return (
    <Page
      title={booking.title}
      lead={
        <>
          <Link to="/buyer/bookings">{t('booking.toList', 'All your bookings')}</Link>
          {' · '}
          <span translate="no">{booking.bookingNumber}</span>
        </>
      }
    >
      <TwoColumns
        side={
          <>
            <BookingActions booking={booking} screen={screen} pay={pay} />
            {chat}
            <BookingBill booking={booking} billedTo={billedTo} />
            {time.link}
            <ProfessionalAbsentLink booking={booking} />
            <CancelLink booking={booking} />
          </>
        }
      >
        {outcome}
        {time.asked}
        {around(<BookingBoard booking={booking} screen={screen} />)}
        {dispute}
        {!claimed.includes(booking.status) && <WhatNext booking={booking} />}
        {reviews}
        <BookingAdditions booking={booking} />
        <BookingFacts booking={booking} />
        <WhatIsBooked booking={booking} />
        <Section title={t('booking.timeline', 'Status')}>
          <BookingTimeline booking={booking} timeline={booking.timeline} toBuyer />
        </Section>
        <BookingPhotos booking={booking} />
        {help}
      </TwoColumns>
      <AnswerAdditionDialog booking={booking} />
      <AddPhotosDialog booking={booking} />
      <ProfessionalAbsentDialog booking={booking} />
      <CancelBookingDialog booking={booking} />
      {time.dialogs}
    </Page>
  );
}
