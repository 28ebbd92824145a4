import {
  type getProfessionalAbsentTerms,
  seenOfProfessionalAbsent,
} from '@nukkad/contract/market/no-show/no-show.api';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatInstant } from '../../ui/date-time.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { toast } from '../../ui/toast.ts';
import { useNow } from '../../ui/use-now.ts';
import { withShownSince } from '../../ui/use-reconfirmation.ts';
import { useDialogLink, useUrlDialog } from '../../ui/url-dialog.ts';
import { useProfessionalAbsentTerms, useReportProfessionalAbsent } from './professional-absent.queries.ts';

type Terms = EndpointOutput<typeof getProfessionalAbsentTerms>;

/** Shown once the visit is due; from when it can be reported is the server's to say. */
export function ProfessionalAbsentLink({ booking }: { booking: BookingDetails }) {
  const { t } = useTranslation();
  const link = useDialogLink('professionalAbsent');
  const due = Date.parse(booking.startsAt) <= useNow().getTime();
  if (booking.status !== 'Assigned' || !due) return null;
  return (
    <ButtonLink {...link} tone="plain" wide>
      {t('professionalAbsent.open', 'No one came')}
    </ButtonLink>
  );
}

function Question({
  booking,
  terms,
  onClose,
}: {
  booking: BookingDetails;
  terms: Terms;
  onClose: () => void;
}) {
  const { t, locale } = useTranslation();
  const report = useReportProfessionalAbsent();
  const early = useNow().getTime() < Date.parse(terms.from);
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={t('professionalAbsent.title', 'Did no one come?')}
      consequences={
        early
          ? [
              t('professionalAbsent.early', 'They may be on the way. You can report this from {{when}}.', {
                when: formatInstant(terms.from, 'short', locale),
              }),
            ]
          : booking.projectId !== null
            ? [
                t(
                  'professionalAbsent.visit',
                  'This visit ends. We’ll let the partner know, so that another one can be planned.',
                ),
              ]
            : [
                t(
                  'professionalAbsent.next',
                  'We ask another partner. If no one is free, you get your money back.',
                ),
                t('professionalAbsent.credit', 'You get {{sum}} credit for your next booking.', {
                  sum: formatMoney(terms.credit, locale),
                }),
                t('professionalAbsent.free', 'You can cancel this booking for free at any time.'),
              ]
      }
      confirm={t('professionalAbsent.confirm', 'No one came')}
      keep={t('professionalAbsent.keep', 'Keep waiting')}
      disabled={early}
      onConfirm={async (reviewed) => {
        const { bookingId } = booking;
        const seen = withShownSince(seenOfProfessionalAbsent(booking, terms), reviewed);
        await report.mutateAsync({ bookingId, seen });
        toast.success(
          booking.projectId === null
            ? t('professionalAbsent.done', 'Sorry about that. We’re asking another partner.')
            : t('professionalAbsent.visit.done', 'Sorry about that. We’ll let your partner know.'),
        );
      }}
    />
  );
}

function Asked({ booking, onClose }: { booking: BookingDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const terms = useProfessionalAbsentTerms(booking.bookingId);
  if (terms.data) return <Question booking={booking} terms={terms.data} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={t('professionalAbsent.title', 'Did no one come?')}>
      <Loaded query={terms} waiting={<ListSkeleton count={2} />}>
        {() => null}
      </Loaded>
    </Dialog>
  );
}

/** The question behind `?dialog=professionalAbsent`, asked with what follows from it. */
export function ProfessionalAbsentDialog({ booking }: { booking: BookingDetails }) {
  const dialog = useUrlDialog('professionalAbsent');
  if (!dialog.opened || booking.status !== 'Assigned') return null;
  return <Asked booking={booking} onClose={dialog.close} />;
}
