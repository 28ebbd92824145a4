import { reportBooking } from '@nukkad/contract/talk/support/booking-report.api';
import type { BookingProblem } from '@nukkad/contract/talk/support/booking-problem';
import { bookingReportBody } from '@nukkad/contract/talk/support/booking-report.model';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import styles from './booking-help.module.css';
import { problemWords } from './problem-words.ts';

export const reportDialog = 'problem';

const typedReport = z.omit(bookingReportBody, { bookingId: true });

interface Offered {
  readonly choices: readonly BookingProblem[];
  readonly phone: string;
  readonly canReschedule: boolean;
}

/** What helps at once, before support reads the report; nothing for most problems. */
function AtOnce({
  problem,
  phone,
  canReschedule,
}: Omit<Offered, 'choices'> & { problem: BookingProblem | '' }) {
  const { t } = useTranslation();
  const reschedule = useDialogLink('reschedule');
  if (problem === 'safety')
    return (
      <p className={styles.atOnce}>
        {t('report.danger', 'In danger? Call 112 first. Then call us:')}{' '}
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      </p>
    );
  if (problem === 'time' && canReschedule)
    return (
      <div className={styles.atOnce}>
        <p>{t('report.time.act', 'Choose another time. You see any charge before you confirm.')}</p>
        <ButtonLink {...reschedule} replace tone="plain" small>
          {t('reschedule.title', 'Change the time')}
        </ButtonLink>
      </div>
    );
  return null;
}

/** The report behind `?dialog=problem`. */
export function ReportDialog({ bookingId, ...offered }: Offered & { bookingId: string }) {
  const { t } = useTranslation();
  const initial: { problem: BookingProblem | ''; message: string } = { problem: '', message: '' };
  return (
    <FormDialog
      dialog={useUrlDialog(reportDialog)}
      title={t('report.title', 'Something wrong?')}
      save={t('report.send', 'Send report')}
      send={useSend(reportBooking)}
      said={({ incidentNumber: number }) =>
        t('report.sent', 'Report {{number}} sent. We sent you a copy.', { number })
      }
      initial={initial}
      fieldSchema={typedReport}
      bodyOf={(typed) => ({ bookingId, ...typedReport.parse(typed) })}
      refusedAt="problem"
    >
      {({ fields: { problem, message }, errors, change }) => (
        <>
          <RadioList
            label={t('report.what', 'What went wrong?')}
            name="problem"
            options={offered.choices.map((choice) => ({ value: choice, label: problemWords(t, choice) }))}
            value={problem || null}
            onChange={(chosen) => change({ problem: chosen })}
            error={errors['problem']}
          />
          <AtOnce problem={problem} phone={offered.phone} canReschedule={offered.canReschedule} />
          <TextArea
            label={t('report.message', 'What happened?')}
            value={message}
            rows={4}
            maxLength={2_000}
            error={errors['message']}
            onChange={(event) => change({ message: event.target.value })}
          />
        </>
      )}
    </FormDialog>
  );
}
