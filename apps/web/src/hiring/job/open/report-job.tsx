import { reportJob } from '@nukkad/contract/hiring/job/job.api';
import { type JobReportReason, jobReportReasons } from '@nukkad/contract/hiring/job/job.noun';
import { sentence } from '@nukkad/contract/kernel/schema';
import * as z from 'zod/mini';
import { useSend } from '../../../platform/api/send.ts';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { QueryProvider } from '../../../ui/browser/query-provider.tsx';
import { FormDialog, type OpenDialog } from '../../../ui/dialog/form-dialog.tsx';
import { RadioList } from '../../../ui/field/radio-list.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';

const reasons: Readonly<Record<JobReportReason, (t: Translate) => string>> = {
  fee_asked: (t) => t('reportJob.fee_asked', 'They ask for money'),
  fake: (t) => t('reportJob.fake', 'This job isn’t real'),
  discrimination: (t) => t('reportJob.discrimination', 'It shuts out people unfairly'),
  wrong_pay: (t) => t('reportJob.wrong_pay', 'The pay isn’t what it says'),
  contact: (t) => t('reportJob.contact', 'They ask me to call or message elsewhere'),
  other: (t) => t('reportJob.other', 'Something else'),
};
const sentReport = z.object({ words: z.optional(sentence(500, 'What happened.')) });
const typedReport = z.object({ reason: z.enum(jobReportReasons, 'Choose a reason.'), words: z.string() });

function Form({ jobId, dialog }: { jobId: string; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const initial: { reason: JobReportReason | ''; words: string } = { reason: '', words: '' };
  return (
    <FormDialog
      dialog={dialog}
      title={t('openJob.report', 'Report this job')}
      save={t('reportJob.send', 'Send report')}
      send={useSend(reportJob)}
      said={t('reportJob.done', 'Reported. We’ll look at it.')}
      initial={initial}
      schema={sentReport}
      fieldSchema={typedReport}
      bodyOf={(typed) => {
        const { reason, words } = typedReport.parse(typed);
        return { jobId, reason, ...(words.trim() && { words }) };
      }}
      refusedAt="reason"
    >
      {({ fields, errors, change, lineAt }) => (
        <>
          <RadioList
            label={t('reportJob.why', 'What’s wrong with it?')}
            name="reason"
            options={jobReportReasons.map((reason) => ({ value: reason, label: reasons[reason](t) }))}
            value={fields.reason || null}
            onChange={(reason) => change({ reason })}
            error={errors['reason']}
          />
          <TextArea
            label={t('reportJob.words', 'What happened? (optional)')}
            {...lineAt('words')}
            rows={3}
            maxLength={500}
          />
        </>
      )}
    </FormDialog>
  );
}

/** A public page has no query client of its own. */
export function ReportJob(props: { jobId: string; dialog: OpenDialog }) {
  return (
    <QueryProvider>
      <Form {...props} />
    </QueryProvider>
  );
}
