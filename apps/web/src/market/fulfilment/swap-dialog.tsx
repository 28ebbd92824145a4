import { seenOfSwap } from '@nukkad/contract/market/booking/booking.confirm';
import type { BookingCard } from '@nukkad/contract/market/booking/booking.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DateTime } from '../../ui/time/date-time.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useSwap } from './fulfilment.moves.ts';
import { useRequest } from './fulfilment.queries.ts';
import { Small } from '../../ui/page/parts.tsx';
import styles from './professional-choice.module.css';

/** Open where the address says `?dialog=swap&booking=…&other=…`: two jobs, and who goes where after it. */
export function SwapDialog() {
  const { t } = useTranslation();
  const dialog = useUrlDialog('swap', ['booking', 'other']);
  const [bookingId, otherId] = dialog.opened ? [dialog.get('booking'), dialog.get('other')] : [null, null];
  const booking = useRequest(bookingId);
  const other = useRequest(otherId);
  if (!bookingId || !otherId) return null;
  if (booking.data && other.data)
    return <Swap key={bookingId + otherId} booking={booking.data} other={other.data} dialog={dialog} />;
  return (
    <Dialog opened onClose={dialog.close} title={t('swap.title', 'Swap professionals?')}>
      <Loaded query={booking.error ? booking : other} waiting={<ListSkeleton count={2} />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

const nameOf = ({ professionalName, proposed }: BookingCard) => professionalName ?? proposed?.name ?? '';

function Job({ job, goes }: { job: BookingCard; goes: string }) {
  const { t } = useTranslation();
  return (
    <li>
      <strong>{job.title}</strong>
      <Small>
        <DateTime at={job.startsAt} as="short" /> ·{' '}
        {[job.locality, job.customerName].filter(Boolean).join(' · ')}
      </Small>
      <span>{t('swap.goes', '{{before}} → {{after}}', { before: nameOf(job), after: goes })}</span>
    </li>
  );
}

function Swap({ booking, other, dialog }: { booking: BookingCard; other: BookingCard; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const swap = useSwap();
  return (
    <Question
      dialog={dialog}
      title={t('swap.title', 'Swap professionals?')}
      consequences={[
        t('swap.told', 'We’ll notify both professionals right away.'),
        t('swap.customers', 'Both customers see who comes now, and may get a new start OTP.'),
      ]}
      confirm={t('swap.confirm', 'Swap')}
      send={swap}
      request={(seen) => ({
        bookingId: booking.bookingId,
        otherBookingId: other.bookingId,
        seen: seen(seenOfSwap(booking, other)),
      })}
      said={t('swap.done', 'Professionals swapped. We’ve notified everyone.')}
    >
      <ul className={styles.jobs}>
        <Job job={booking} goes={nameOf(other)} />
        <Job job={other} goes={nameOf(booking)} />
      </ul>
    </Question>
  );
}
