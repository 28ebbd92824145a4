import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { StatusBadge } from '../../../nouns/booking/status-badge.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { DateTime } from '../../../ui/time/date-time.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import { partnerBookingPath } from '../paths.ts';
import type { WholeCalendar } from './calendar.queries.ts';
import { MoveLink } from './move-link.tsx';
import { Stack, Text } from '../../../ui/page/parts.tsx';

/** Open where the address says `?dialog=visit&booking=…`: what the visit is, and the ways on from it. */
export function VisitDialog({ calendar }: { calendar: WholeCalendar }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('visit', ['booking']);
  const person = calendar.people.find(({ visits }) =>
    visits.some(({ bookingId }) => bookingId === dialog.get('booking')),
  );
  const visit = [...calendar.waiting, ...(person?.visits ?? [])].find(
    ({ bookingId }) => bookingId === dialog.get('booking'),
  );
  if (!dialog.opened || !visit) return null;
  return (
    <Dialog
      opened
      onClose={dialog.close}
      title={visit.title}
      footer={
        <>
          <ButtonLink tone="plain" to={partnerBookingPath(visit.bookingId)}>
            {t('calendar.openBooking', 'Open booking')}
          </ButtonLink>
          {visit.can.move && <MoveLink visit={visit} />}
        </>
      }
    >
      <Stack gap={0.4} justify="start" flat>
        <StatusBadge status={visit.status} seenBy="receiver" />
        <p>
          <strong>
            <DateTime at={visit.startsAt} as="short" /> – <DateTime at={visit.endsAt} as="time" />
          </strong>
        </p>
        <p>{[visit.locality, visit.customerName].filter(Boolean).join(' · ')}</p>
        {person && (
          <p>
            {visit.held
              ? t('calendar.heldFor', 'Time held for {{name}}', { name: person.name })
              : person.name}
          </p>
        )}
        {visit.way?.late && (
          <Text as="p" tone="bad" weight={650}>
            {t('calendar.lateWhy', 'May be late: the way takes {{minutes}} min, and {{gap}} min are free.', {
              minutes: visit.way.minutes,
              gap: Math.max(0, visit.way.gapMinutes ?? 0),
            })}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
