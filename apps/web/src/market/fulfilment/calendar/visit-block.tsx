import IconAlert from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { statusLabel } from '../../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import { useDialogLink } from '../../../ui/dialog/url-dialog.ts';
import type { Visit } from './calendar.queries.ts';
import { stateOf } from './visit-state.ts';
import { Text } from '../../../ui/page/parts.tsx';
import styles from './visit-block.module.css';

/** A visit in a row, a cell or the tray: opens what can be done with it, and is dragged where it may be moved. */
export function VisitBlock({
  visit,
  style,
  professional,
  room,
}: {
  visit: Visit;
  style?: CSSProperties;
  /** In whose row it is, for a reader; left out: it is in no row. */
  professional?: string;
  /** In percent of its row: so far its words may go beyond the block. Left out: they end with it. */
  room?: number;
}) {
  const { t, locale } = useTranslation();
  const link = useDialogLink('visit', { booking: visit.bookingId });
  const time = formatInstant(visit.startsAt, 'time', locale);
  const { way } = visit;
  const unseen = [
    visit.customerName,
    professional,
    statusLabel(t, visit.status, 'receiver'),
    way?.late && t('calendar.late', 'May be late'),
  ].filter(Boolean);
  return (
    <Link
      {...link}
      className={styles.block}
      style={{ ...style, ...(room !== undefined && { '--room': room }) }}
      draggable={false}
      data-roomy={room !== undefined || undefined}
      data-state={stateOf(visit)}
      data-held={visit.held || undefined}
      data-drag={visit.can.move ? visit.bookingId : undefined}
      data-booking={visit.bookingId}
      title={[time, visit.title, visit.locality, ...unseen].join(' · ')}
    >
      <span className={styles.time}>
        {way?.late && <IconAlert size={14} aria-hidden />}
        {time}
      </span>
      <Text weight={650}>{visit.title}</Text>
      <Text tone="quiet">{visit.locality}</Text>
      <span className={styles.unseen}>{unseen.join(', ')}</span>
    </Link>
  );
}
