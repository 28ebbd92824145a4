import type { BookingProblem } from '@nukkad/contract/talk/support/booking-problem';
import { bookingReportBody } from '@nukkad/contract/talk/support/booking-report.model';
import { useId } from 'react';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useDialogLink, useUrlDialog } from '../../ui/url-dialog.ts';
import styles from './booking-help.module.css';
import { useReportBooking } from './booking-report.queries.ts';
import { problemWords } from './problem-words.ts';

export const reportDialog = 'problem';

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

function Report({ bookingId, onClose, ...offered }: Offered & { bookingId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const report = useReportBooking();
  const initial: { bookingId: string; problem: BookingProblem | ''; message: string } = {
    bookingId,
    problem: '',
    message: '',
  };
  const { fields, errors, busy, change, submit } = useForm({
    initial,
    schema: bookingReportBody,
    send: async (body) => {
      const { incidentNumber: number } = await report.mutateAsync(bookingReportBody.parse(body));
      toast.success(t('report.sent', 'Report {{number}} sent. We sent you a copy.', { number }));
      onClose();
    },
  });
  const { problem } = fields;
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={t('report.title', 'Something wrong?')}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('report.send', 'Send report')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <RadioList
          label={t('report.what', 'What went wrong?')}
          name="problem"
          options={offered.choices.map((choice) => ({ value: choice, label: problemWords(t, choice) }))}
          value={problem || null}
          onChange={(chosen) => change({ problem: chosen })}
          error={errors['problem'] ?? errors['form']}
        />
        <AtOnce problem={problem} phone={offered.phone} canReschedule={offered.canReschedule} />
        <TextArea
          label={t('report.message', 'What happened?')}
          value={fields.message}
          rows={4}
          maxLength={2_000}
          error={errors['message']}
          onChange={(event) => change({ message: event.target.value })}
        />
      </Form>
    </Dialog>
  );
}

/** The report behind `?dialog=problem`. */
export function ReportDialog(given: Offered & { bookingId: string }) {
  const dialog = useUrlDialog(reportDialog);
  return dialog.opened ? <Report {...given} onClose={dialog.close} /> : null;
}
