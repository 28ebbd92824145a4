import type { BookingDetails, RequestStatus } from '@nukkad/contract/market/booking/booking.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { AnswerDisputeDialog } from './answer-dispute-dialog.tsx';
import { useDispute } from './dispute.queries.ts';
import { type BookingSide, bookingPath } from '../../nouns/booking/booking.paths.ts';
import type { Disputing } from './disputing.ts';
import { DisputeStory } from './dispute-story.tsx';
import { OpenDisputeDialog } from './open-dispute-dialog.tsx';
import { ReworkDialog } from './rework-dialog.tsx';

/** Only finished work is disputed; a visit at no price does the work of another booking again. */
const finished: readonly RequestStatus[] = ['Completed', 'Disputed', 'Resolved', 'Refunded', 'Closed'];
const mayConcern = ({ status, total }: BookingDetails) => total === 0 || finished.includes(status);

interface Place {
  readonly booking: BookingDetails;
  readonly side: BookingSide;
}

/** A booking's dispute and the rework that came of it: among the first things of its page, as someone waits for an answer. */
export function BookingDispute(place: Place) {
  return mayConcern(place.booking) ? <Story {...place} /> : null;
}

function Story({ booking, side }: Place) {
  const { data: about } = useDispute(booking.bookingId, booking.version);
  if (!about) return null;
  const disputing = { booking, side, about };
  return (
    <>
      <ReworkOf {...disputing} />
      {about.dispute && <DisputeStory {...disputing} dispute={about.dispute} />}
      <AnswerDisputeDialog {...disputing} />
      <ReworkDialog {...disputing} />
    </>
  );
}

/** The way to open one, as long as there is none: among the last things of the page. */
export function WayToDispute(place: Place) {
  return mayConcern(place.booking) ? <Way {...place} /> : null;
}

function Way({ booking, side }: Place) {
  const { data: about } = useDispute(booking.bookingId, booking.version);
  if (!about || about.dispute) return null;
  const disputing = { booking, side, about };
  return (
    <>
      <WayToOne {...disputing} />
      <OpenDisputeDialog {...disputing} />
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
