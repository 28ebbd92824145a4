import {
  type getProfessionalAbsentTerms,
  seenOfProfessionalAbsent,
} from '@nukkad/contract/market/no-show/no-show.api';
import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { ReadFirst } from '../../ui/dialog/read-first.tsx';
import { useNow } from '../../ui/time/use-now.ts';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
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

function Asking({ booking, terms, dialog }: { booking: BookingDetails; terms: Terms; dialog: OpenDialog }) {
  const { t, locale } = useTranslation();
  const report = useReportProfessionalAbsent();
  const early = useNow().getTime() < Date.parse(terms.from);
  const { bookingId } = booking;
  return (
    <Question
      dialog={dialog}
      danger
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
      send={report}
      request={(seen) => (early ? null : { bookingId, seen: seen(seenOfProfessionalAbsent(booking, terms)) })}
      said={
        booking.projectId === null
          ? t('professionalAbsent.done', 'Sorry about that. We’re asking another partner.')
          : t('professionalAbsent.visit.done', 'Sorry about that. We’ll let your partner know.')
      }
    />
  );
}

/** The question behind `?dialog=professionalAbsent`, asked with what follows from it. */
export function ProfessionalAbsentDialog({ booking }: { booking: BookingDetails }) {
  const dialog = useUrlDialog('professionalAbsent');
  if (!dialog.opened || booking.status !== 'Assigned') return null;
  return <Asked booking={booking} dialog={dialog} />;
}

function Asked({ booking, dialog }: { booking: BookingDetails; dialog: OpenDialog }) {
  const { t } = useTranslation();
  return (
    <ReadFirst
      dialog={dialog}
      title={t('professionalAbsent.title', 'Did no one come?')}
      query={useProfessionalAbsentTerms(booking.bookingId)}
    >
      {(terms) => <Asking booking={booking} terms={terms} dialog={dialog} />}
    </ReadFirst>
  );
}
