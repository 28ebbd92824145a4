import { seenOfCustomerAbsent } from '@nukkad/contract/market/no-show/no-show.api';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { Voice } from '../../../nouns/booking/booking.screen-row.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { formatInstant } from '../../../ui/time/date-time.tsx';
import type { OpenDialog } from '../../../ui/dialog/form-dialog.tsx';
import { formatMoney } from '../../../ui/mark/money.tsx';
import { PhotoPicker } from '../../../ui/field/photo-picker.tsx';
import { FilledQuestion } from '../../../ui/dialog/question.tsx';
import { ReadFirst } from '../../../ui/dialog/read-first.tsx';
import { useNow } from '../../../ui/time/use-now.ts';
import { useDialogLink, useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import { Note } from '../../../ui/page/parts.tsx';
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

function Asking({
  booking,
  terms,
  dialog,
}: {
  booking: BookingDetails;
  terms: AbsentTerms;
  dialog: OpenDialog;
}) {
  const voice = useTranslation();
  const { t } = voice;
  const report = useReportCustomerAbsent();
  const early = useNow().getTime() < Date.parse(terms.from);
  const photoId = terms.photoIds.at(-1);
  const { bookingId } = booking;
  const initial: { files: readonly File[]; position: Position | null } = { files: [], position: null };
  return (
    <FilledQuestion
      dialog={dialog}
      danger
      title={t('absent.title', 'Customer isn’t here?')}
      consequences={consequencesOf(voice, terms, early)}
      confirm={t('absent.confirm', 'Report and cancel')}
      keep={t('absent.keep', 'Keep waiting')}
      send={report}
      initial={initial}
      request={({ files, position }, seen) =>
        early || (photoId === undefined && files.length === 0)
          ? null
          : {
              bookingId,
              photoId,
              photo: files[0],
              position,
              seen: seen(seenOfCustomerAbsent(booking, terms)),
            }
      }
      said={t('absent.done', 'Reported. The booking is cancelled.')}
    >
      {({ typed: { files, position }, change }) =>
        !early && (
          <div className={styles.stack}>
            {photoId === undefined ? (
              <PhotoPicker
                files={files}
                onChange={(next) => change({ files: next })}
                limit={1}
                camera
                label={t('absent.photo', 'Photo of the door or gate')}
              />
            ) : (
              <Note>{t('absent.photo.sent', 'Your photo is saved with the booking.')}</Note>
            )}
            <OwnPlace position={position} onPosition={(next) => change({ position: next })} />
          </div>
        )
      }
    </FilledQuestion>
  );
}

function Asked({ booking, dialog }: { booking: BookingDetails; dialog: OpenDialog }) {
  const { t } = useTranslation();
  return (
    <ReadFirst
      dialog={dialog}
      title={t('absent.title', 'Customer isn’t here?')}
      query={useAbsentTerms(booking.bookingId)}
    >
      {(terms) => <Asking booking={booking} terms={terms} dialog={dialog} />}
    </ReadFirst>
  );
}

/** The question behind `?dialog=customerAbsent`, asked with what it costs the customer. */
export function CustomerAbsentDialog({ booking }: { booking: BookingDetails }) {
  const dialog = useUrlDialog('customerAbsent');
  if (!dialog.opened || booking.status !== 'Assigned') return null;
  return <Asked booking={booking} dialog={dialog} />;
}
