import { seenOfCustomerAbsent } from '@nukkad/contract/market/no-show/no-show.api';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import { useState } from 'react';
import type { Voice } from '../../../nouns/booking/booking.screen-row.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatInstant } from '../../../ui/date-time.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { formatMoney } from '../../../ui/money.tsx';
import { PhotoPicker } from '../../../ui/photo-picker.tsx';
import { ListSkeleton } from '../../../ui/skeletons.tsx';
import { toast } from '../../../ui/toast.ts';
import { useNow } from '../../../ui/use-now.ts';
import { withShownSince } from '../../../ui/use-reconfirmation.ts';
import { useDialogLink, useUrlDialog } from '../../../ui/url-dialog.ts';
import { Note } from '../../../ui/parts.tsx';
import styles from '../job.module.css';
import {
  type AbsentTerms,
  type Position,
  useAbsentTerms,
  useReportCustomerAbsent,
} from './customer-absent.queries.ts';
import { OwnPlace } from './own-place.tsx';

/** The work can begin, and the visit is due. */
const isDue = ({ status, startsAt }: BookingDetails, now: Date) =>
  status === 'Assigned' && Date.parse(startsAt) <= now.getTime();

/** The way to report that no one opens the door. */
export function CustomerAbsentLink({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const link = useDialogLink('customerAbsent');
  if (!isDue(booking, useNow())) return null;
  return (
    <ButtonLink {...link} tone="plain" wide>
      {t('absent.open', 'Customer isn’t here')}
    </ButtonLink>
  );
}

const consequencesOf = ({ t, locale }: Voice, { fee, from }: AbsentTerms, early: boolean) =>
  early
    ? [
        t('absent.early', 'Wait and call the customer. You can report this from {{when}}.', {
          when: formatInstant(from, 'short', locale),
        }),
      ]
    : [
        t('absent.fee', 'The customer is charged {{sum}}, which goes to your business.', {
          sum: formatMoney(fee, locale),
        }),
        t('absent.ends', 'The booking is cancelled. We’ll notify the customer, who can disagree.'),
      ];

function Question({
  booking,
  terms,
  onClose,
}: {
  booking: BookingDetails;
  terms: AbsentTerms;
  onClose: () => void;
}) {
  const voice = useTranslation();
  const { t } = voice;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [position, setPosition] = useState<Position | null>(null);
  const report = useReportCustomerAbsent();
  const early = useNow().getTime() < Date.parse(terms.from);
  const photoId = terms.photoIds.at(-1);
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={t('absent.title', 'Customer isn’t here?')}
      consequences={consequencesOf(voice, terms, early)}
      confirm={t('absent.confirm', 'Report and cancel')}
      keep={t('absent.keep', 'Keep waiting')}
      disabled={early || (photoId === undefined && files.length === 0)}
      onConfirm={async (reviewed) => {
        const { bookingId } = booking;
        const seen = withShownSince(seenOfCustomerAbsent(booking, terms), reviewed);
        await report.mutateAsync({ bookingId, photoId, photo: files[0], position, seen });
        toast.success(t('absent.done', 'Reported. The booking is cancelled.'));
      }}
    >
      {!early && (
        <div className={styles.stack}>
          {photoId === undefined ? (
            <PhotoPicker
              files={files}
              onChange={setFiles}
              limit={1}
              camera
              label={t('absent.photo', 'Photo of the door or gate')}
            />
          ) : (
            <Note>{t('absent.photo.sent', 'Your photo is saved with the booking.')}</Note>
          )}
          <OwnPlace position={position} onPosition={setPosition} />
        </div>
      )}
    </ConfirmDialog>
  );
}

function Asked({ booking, onClose }: { booking: BookingDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const terms = useAbsentTerms(booking.bookingId);
  if (terms.data) return <Question booking={booking} terms={terms.data} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={t('absent.title', 'Customer isn’t here?')}>
      <Loaded query={terms} waiting={<ListSkeleton count={2} />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

/** The question behind `?dialog=customerAbsent`, asked with what it costs the customer. */
export function CustomerAbsentDialog({ booking }: { booking: BookingDetails }) {
  const dialog = useUrlDialog('customerAbsent');
  if (!dialog.opened || booking.status !== 'Assigned') return null;
  return <Asked booking={booking} onClose={dialog.close} />;
}
