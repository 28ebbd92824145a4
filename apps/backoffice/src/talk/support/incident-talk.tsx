import { Anchor, Stack, Text } from '@mantine/core';
import type { OfficeIncident } from '@nukkad/contract/talk/support/incident.api';
import { Link } from 'react-router';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { Clock, Reported } from './incident-facts.tsx';

export function Said({ by, at, children }: { by: string; at: string; children: string }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {by} · <Moment at={at} />
      </Text>
      <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {children}
      </Text>
    </div>
  );
}

/** The booking that the person named; words alone where there is none of this number. */
function Named({ number, bookingId }: { number: string; bookingId: string | null }) {
  const words = t('support.bookingNumber', 'Booking {{number}}', { number });
  return bookingId ? (
    <Anchor component={Link} to={`/bookings/${bookingId}`} size="sm">
      {words}
    </Anchor>
  ) : (
    <Text size="sm">{words}</Text>
  );
}

/** What was said so far, oldest first. */
export function IncidentTalk({ incident }: { incident: OfficeIncident }) {
  const { fullName, message, createdAt, answers, userId, bookingNumber, bookingId, booking } = incident;
  const person = fullName || t('common.noName', 'No name');
  return (
    <Stack gap="sm">
      {userId ? (
        <Anchor component={Link} to={`/people/${userId}`} size="sm">
          {t('support.viewPerson', 'View person')}
        </Anchor>
      ) : null}
      <Clock incident={incident} />
      {booking ? <Reported incident={incident} booking={booking} /> : null}
      {bookingNumber && !booking ? <Named number={bookingNumber} bookingId={bookingId} /> : null}
      <Said by={person} at={createdAt}>
        {message}
      </Said>
      {answers.map((answer) => (
        <Said
          key={answer.at + answer.message}
          by={answer.from === 'support' ? t('common.support', 'Support') : person}
          at={answer.at}
        >
          {answer.message}
        </Said>
      ))}
    </Stack>
  );
}
