import type { BookingDetails, RequestStatus } from '@nukkad/contract/market/booking/booking.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { formatInstant } from '../../ui/date-time.tsx';
import { Section } from '../../ui/section.tsx';
import { useDialogLink } from '../../ui/url-dialog.ts';
import { AnswerDisputeDialog } from './answer-dispute-dialog.tsx';
import { useDispute } from './dispute.queries.ts';
import { type Disputing, type Side, bookingPath } from './disputing.ts';
import { DisputeStory } from './dispute-story.tsx';
import { OpenDisputeDialog } from './open-dispute-dialog.tsx';
import { ReworkDialog } from './rework-dialog.tsx';

/** Only finished work is disputed; a visit at no price does the work of another booking again. */
const finished: readonly RequestStatus[] = ['Completed', 'Disputed', 'Resolved', 'Refunded', 'Closed'];
const mayConcern = ({ status, total }: BookingDetails) => total === 0 || finished.includes(status);

/** What a booking's page has to do with disputes: the way to one, its story, the rework that came of it. */
export function BookingDispute({ booking, side }: { booking: BookingDetails; side: Side }) {
  return mayConcern(booking) ? <Concerned booking={booking} side={side} /> : null;
}

function Concerned({ booking, side }: { booking: BookingDetails; side: Side }) {
  const { data: about } = useDispute(booking.bookingId, booking.version);
  if (!about) return null;
  const disputing = { booking, side, about };
  return (
    <>
      <ReworkOf {...disputing} />
      {about.dispute ? <DisputeStory {...disputing} dispute={about.dispute} /> : <WayToOne {...disputing} />}
      <OpenDisputeDialog {...disputing} />
      <AnswerDisputeDialog {...disputing} />
      <ReworkDialog {...disputing} />
    </>
  );
}

function ReworkOf({ about: { reworkOf }, side }: Disputing) {
  const { t } = useTranslation();
  if (!reworkOf) return null;
  return (
    <Section title={t('dispute.again', 'This work is done again for free')}>
      <Link to={bookingPath(side, reworkOf.bookingId)}>
        {t('dispute.again.of', 'First visit: booking {{number}}', { number: reworkOf.bookingNumber })}
      </Link>
    </Section>
  );
}

function WayToOne({ about: { openUntil } }: Disputing) {
  const { t, locale } = useTranslation();
  const link = useDialogLink('dispute');
  if (!openUntil) return null;
  return (
    <Section
      title={t('dispute.way', 'Not happy with the work?')}
      lead={t('dispute.way.lead', 'Ask for rework or money back until {{when}}.', {
        when: formatInstant(openUntil, 'short', locale),
      })}
    >
      <ButtonLink {...link} tone="plain">
        {t('dispute.open', 'Open a dispute')}
      </ButtonLink>
    </Section>
  );
}
