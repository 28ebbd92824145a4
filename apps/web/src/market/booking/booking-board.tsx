import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useState } from 'react';
import type { BookingScreen } from '../../nouns/booking/booking.screen.ts';
import { labelledStatus, StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { StatusBoard } from '../../nouns/booking/status-board.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Announcement } from '../../ui/state/announcement.tsx';
import { refreshBooking } from './booking.queries.ts';
import { StartCode } from './start-code.tsx';

/** What is said aloud: the headline of each new version, once. A minute that passes says nothing. */
function useSaid(version: number, headline: string): string {
  const [said, setSaid] = useState({ version, words: '' });
  if (said.version !== version) setSaid({ version, words: headline });
  return said.words;
}

/** The booking's state in plain words; changes are announced to screen readers. */
export function BookingBoard({ booking, screen }: { booking: BookingDetails; screen: BookingScreen }) {
  const { t } = useTranslation();
  const said = useSaid(booking.version, screen.headline);
  return (
    <div>
      <StatusBoard
        tone={screen.tone}
        badge={<StatusBadge status={labelledStatus(booking)} />}
        headline={screen.headline}
        words={screen.words}
      >
        {screen.next === 'showCode' && (
          <StartCode
            code={booking.startCode}
            newCodeAt={booking.startTries?.newCodeAt ?? null}
            onOver={() => refreshBooking(booking.bookingId)}
            name={booking.professionalName ?? t('screen.theProfessional', 'The professional')}
          />
        )}
      </StatusBoard>
      <Announcement>{said}</Announcement>
    </div>
  );
}
