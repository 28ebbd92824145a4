import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
import type { BookingReport } from '@nukkad/contract/talk/support/booking-report.model';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { useBookingReports } from './booking-report.queries.ts';
import { List, Note, Paragraph } from '../../ui/page/parts.tsx';
import styles from './booking-help.module.css';
import { problemWords } from './problem-words.ts';
import { ReportDialog, reportDialog } from './report-dialog.tsx';

const open: readonly BookingReport['status'][] = ['Open', 'Forwaded'];

function OneReport({ report }: { report: BookingReport }) {
  const { t, locale } = useTranslation();
  const { incidentNumber: number, problem, status, message, answers, answerBy } = report;
  const last = answers.findLast(({ from }) => from === 'support');
  return (
    <Card as="li" quiet>
      <div className={styles.head}>
        <h3>{problemWords(t, problem)}</h3>
        <StatusBadge status={status} />
      </div>
      <Note above={0.25} below={0.5}>
        {open.includes(status)
          ? t('report.got', 'We got your report {{number}}. We answer by {{day}}.', {
              number,
              day: formatInstant(answerBy, 'short', locale),
            })
          : t('report.number', 'Report {{number}}', { number })}
      </Note>
      <Paragraph breaks lines>
        {message}
      </Paragraph>
      {last && (
        <blockquote className={styles.answer}>
          <strong>{t('support.us', 'Support')}</strong>
          <Paragraph breaks lines>
            {last.message}
          </Paragraph>
        </blockquote>
      )}
    </Card>
  );
}

/** "Something wrong?" of one booking, for either side of it: what was reported, and the way to report something. */
export function BookingHelp({
  bookingId,
  version,
  canReschedule = false,
}: {
  bookingId: string;
  version: number;
  /** The page has the dialog for another time. */
  canReschedule?: boolean;
}) {
  const { t } = useTranslation();
  const { data } = useBookingReports(bookingId, version);
  const link = useDialogLink(reportDialog);
  if (!data) return null;
  return (
    <Section
      title={t('report.title', 'Something wrong?')}
      lead={t('report.lead', 'Tell us what happened. You get a number and an answer.')}
    >
      {data.reports.length > 0 && (
        <List below={1}>
          {data.reports.map((report) => (
            <OneReport key={report.incidentId} report={report} />
          ))}
        </List>
      )}
      <ButtonLink {...link} tone="plain" icon={<IconLifebuoy size={22} aria-hidden />}>
        {data.reports.length > 0
          ? t('report.another', 'Report another problem')
          : t('report.open', 'Report a problem')}
      </ButtonLink>
      <ReportDialog
        bookingId={bookingId}
        choices={data.choices}
        phone={data.phone}
        canReschedule={canReschedule}
      />
    </Section>
  );
}
