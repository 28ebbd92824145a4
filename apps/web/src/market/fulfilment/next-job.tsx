import type { BookingCard, BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { type Point, distanceMetres } from '@nukkad/contract/places/geography/distance';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { SkeletonBlock } from '../../ui/state/skeletons.tsx';
import { CustomerAndPlace } from './booking-people.tsx';
import { usePartnerBooking } from './fulfilment.queries.ts';
import { jobPath } from './paths.ts';
import { Text } from '../../ui/page/parts.tsx';
import styles from './my-day.module.css';
import { numberFormat } from '../../ui/mark/formats.ts';

function pointOf(booking: BookingDetails | undefined): Point | null {
  const { latitude = null, longitude = null } = booking?.address ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** How far it is from the job before, as the crow flies. */
function WayFromBefore({ beforeId, to }: { beforeId: string; to: Point }) {
  const { t, locale } = useTranslation();
  const before = usePartnerBooking(beforeId);
  const from = pointOf(before.data);
  if (!from || !before.data) return null;
  const kilometres = numberFormat(locale, { maximumFractionDigits: 1 }).format(
    distanceMetres(from, to) / 1000,
  );
  return (
    <Text as="p" tone="quiet">
      {t('myDay.wayFrom', 'About {{kilometres}} km from your previous job in {{place}}', {
        kilometres,
        place: before.data.locality,
      })}
    </Text>
  );
}

/** The job at hand, as large as a phone allows: when, what, where, whom to call. */
export function NextJob({ job, beforeId }: { job: BookingCard; beforeId: string | null }) {
  const { t } = useTranslation();
  const details = usePartnerBooking(job.bookingId);
  const to = pointOf(details.data);
  const underWay = job.status === 'Inprogress';
  return (
    <Card as="section" className={styles.next}>
      <div className={styles.top}>
        <h2>{underWay ? t('myDay.now', 'Now') : t('myDay.next', 'Next job')}</h2>
        <StatusBadge status={job.status} seenBy="receiver" />
      </div>
      <p className={styles.time}>
        <DateTime at={job.startsAt} as="time" />
        <small>
          – <DateTime at={job.endsAt} as="time" />
        </small>
      </p>
      <p className={styles.title}>{job.title}</p>
      {beforeId && to && !underWay && <WayFromBefore beforeId={beforeId} to={to} />}
      {details.data ? (
        <CustomerAndPlace booking={details.data} />
      ) : (
        !details.error && <SkeletonBlock height="6rem" />
      )}
      <ButtonLink to={jobPath(job.bookingId)} wide>
        {underWay ? t('myDay.goOn', 'Continue job') : t('myDay.open', 'View job')}
      </ButtonLink>
    </Card>
  );
}
