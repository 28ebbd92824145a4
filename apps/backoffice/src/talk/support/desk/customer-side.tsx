import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { t } from '../../../platform/words.ts';
import { CustomerBookings } from './customer-bookings.tsx';
import { EarlierTalks } from './earlier-talks.tsx';
import { NotePanel } from './note-panel.tsx';
import type { DeskTalk } from './talk-panel.tsx';

/** Beside the talk: who it is, the bookings with their payments and moves, and notes of staff. */
export function CustomerSide({ talk }: { talk: DeskTalk }) {
  const { userId, sid, stars, ratingWords, referenceNo } = talk.session;
  return (
    <Stack gap="md">
      {userId ? (
        <Anchor component={Link} to={`/people/${userId}`} size="sm">
          {t('talks.person', 'View person')}
        </Anchor>
      ) : null}
      {stars === null ? null : (
        <Text size="sm">
          {t('talks.rated', 'Rated {{stars}} of 5', { stars })}
          {ratingWords ? `: ${ratingWords}` : ''}
        </Text>
      )}
      {userId ? (
        <CustomerBookings buyerId={userId} referenceNo={referenceNo} back={`/desk?show=all&sid=${sid}`} />
      ) : null}
      <NotePanel talk={talk} />
      {userId ? <EarlierTalks userId={userId} sid={sid} /> : null}
    </Stack>
  );
}
