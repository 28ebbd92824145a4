import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { BookingTimeline } from '../../nouns/booking/booking-timeline.tsx';
import { LinesList } from '../../nouns/booking/lines-list.tsx';
import { PersonCard } from '../../nouns/booking/person-card.tsx';
import { PhotoGrid } from '../../nouns/booking/photo-grid.tsx';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ActionBar } from '../../ui/page/action-bar.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Rating } from '../../ui/mark/rating.tsx';
import { Section } from '../../ui/page/section.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { AdditionsList } from './additions-list.tsx';
import { RequestAdditionDialog } from './request-addition-dialog.tsx';
import { Bill } from './bill.tsx';
import { CustomerAbsentDialog, CustomerAbsentLink } from './absence/customer-absent.tsx';
import { BookingMoves, hasMoves } from './booking-moves.tsx';
import { CustomerAndPlace } from './booking-people.tsx';
import { BookingStatusLine } from './booking-status-line.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import type { WorkStage } from './offline/work-queue.ts';
import { WaitingWork } from './offline/waiting-work.tsx';
import { PartnerDialogs } from './partner-dialogs.tsx';
import { SendPhotos } from './send-photos.tsx';
import { StartDialog } from './start-dialog.tsx';
import { TakeCashDialog } from './take-cash-dialog.tsx';
import { Row, Text } from '../../ui/page/parts.tsx';

/** Before the work until there is a photo of it, then after it. */
function stageToPhotograph({ status, photos }: BookingDetails): WorkStage {
  if (status === 'Assigned') return 'before';
  return status === 'Inprogress' && !photos.some(({ stage }) => stage === 'before') ? 'before' : 'after';
}

/** Photos as far as there are any, and room for more while the work allows it. */
function WorkPhotos({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const { photos, can } = booking;
  if (photos.length === 0 && !can.addPhotos) return null;
  const stage = stageToPhotograph(booking);
  return (
    <Section title={t('work.photos', 'Photos')}>
      {photos.length > 0 && <PhotoGrid photos={photos} />}
      {can.addPhotos && <SendPhotos key={stage} visit={booking} stage={stage} already={photos.length} />}
    </Section>
  );
}

function Work({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  return (
    <>
      <Section title={t('work.lines', 'Services')}>
        <LinesList lines={booking.lines} unpriced={booking.projectId !== null} />
        <AdditionsList additions={booking.additions} />
      </Section>
      <WorkPhotos booking={booking} />
    </>
  );
}

function Past({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  return (
    <Section title={t('work.timeline', 'History')}>
      <BookingTimeline booking={booking} timeline={booking.timeline} />
    </Section>
  );
}

function People({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const { professional } = booking;
  return (
    <>
      <Card quiet>
        <CustomerAndPlace booking={booking} />
      </Card>
      {professional && (
        <Card quiet>
          <PersonCard
            name={professional.name}
            what={t('jobPeople.professional', 'Professional')}
            mobileNumber={professional.mobileNumber}
          >
            <Rating value={professional.rating} />
          </PersonCard>
        </Card>
      )}
    </>
  );
}

/** On wide screens, the status and actions are in a side column; on phones, people and place come first and the history last. */
function Facts({
  booking,
  wide,
  moves,
  links,
}: {
  booking: BookingDetails;
  wide: boolean;
  moves: ReactNode;
  links: ReactNode;
}) {
  const people = <People booking={booking} />;
  const bill = (
    <Card quiet>
      <Bill booking={booking} />
    </Card>
  );
  if (!wide)
    return (
      <>
        {people}
        <Work booking={booking} />
        {bill}
        {links}
        <Past booking={booking} />
        {moves}
      </>
    );
  return (
    <TwoColumns
      side={
        <>
          {moves && <Card quiet>{moves}</Card>}
          {people}
          {bill}
          {links}
        </>
      }
    >
      <Work booking={booking} />
      <Past booking={booking} />
    </TwoColumns>
  );
}

/** One booking as the firm sees it: what it waits for and what may be done, then all facts. */
export function PartnerBooking({
  booking,
  otherwise,
}: {
  booking: BookingDetails;
  /** What may go otherwise than agreed: the ways to it, what was asked, and the dialogs. */
  otherwise: { readonly links: ReactNode; readonly asked: ReactNode; readonly dialogs: ReactNode };
}) {
  const { t } = useTranslation();
  const wide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false });
  const standing = <BookingStatusLine booking={booking} />;
  const bar = hasMoves(booking) && (
    <ActionBar
      label={t('bookingTable.action', 'Action')}
      lead={
        <Text tone="plain" weight={700}>
          {standing}
        </Text>
      }
    >
      <BookingMoves booking={booking} />
    </ActionBar>
  );
  return (
    <>
      <Row gap={[0.4, 1.25]} align="center" above={-0.75}>
        <StatusBadge status={booking.status} seenBy="receiver" />
        {booking.priority && <StatusBadge status={booking.priority} />}
        <strong>
          <DateTime at={booking.startsAt} as="full" />
        </strong>
        <Text tone="quiet">{booking.locality}</Text>
        <Text tone="quiet" translate="no">
          {booking.bookingNumber}
        </Text>
        {!hasMoves(booking) && (
          <Text tone="plain" weight={700}>
            {standing}
          </Text>
        )}
      </Row>
      <WaitingWork bookingId={booking.bookingId} startAgain="?dialog=start" />
      {otherwise.asked}
      <Facts
        booking={booking}
        wide={wide}
        moves={bar}
        links={
          <>
            <CustomerAbsentLink booking={booking} />
            {otherwise.links}
          </>
        }
      />
      <PartnerDialogs />
      <StartDialog booking={booking} />
      <RequestAdditionDialog booking={booking} />
      <CompleteDialog booking={booking} />
      <TakeCashDialog booking={booking} />
      <CustomerAbsentDialog booking={booking} />
      {otherwise.dialogs}
    </>
  );
}
