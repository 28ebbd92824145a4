import {
  type OfficeJob,
  approveJob,
  dismissJobReports,
  refuseJob,
  takeJobDown,
} from '@nukkad/contract/hiring/job/job-office.api';
import { t } from '../../platform/words.ts';
import { WhyForm } from '../../ui/why-form.tsx';
import { ReadWhyForm } from './read-why-form.tsx';

/** The decision that the address names, where it may be made now. */
export function JobDialogs({
  job: { jobId, title, version, can },
  dialog,
  onClose,
}: {
  job: OfficeJob;
  dialog: string;
  onClose: () => void;
}) {
  const shared = { params: { jobId }, bodyOf: (why: string) => ({ why, version }), onClose };
  if (dialog === 'approve' && can.approve)
    return (
      <WhyForm
        {...shared}
        title={t('officeJob.approveOf', 'Approve “{{title}}”', { title })}
        about={t('officeJob.approveAbout', 'It is published now, or at its scheduled time.')}
        doIt={t('officeJob.approve', 'Approve')}
        endpoint={approveJob}
        said={() => t('officeJob.approved', '“{{title}}” is approved.', { title })}
      />
    );
  if (dialog === 'refuse' && can.refuse)
    return (
      <ReadWhyForm
        {...shared}
        title={t('officeJob.refuseOf', 'Reject “{{title}}”', { title })}
        about={t('officeJob.refuseAbout', 'The business can change the job and send it again.')}
        doIt={t('officeJob.refuse', 'Reject')}
        endpoint={refuseJob}
        said={() => t('officeJob.refused', '“{{title}}” is rejected.', { title })}
      />
    );
  if (dialog === 'takeDown' && can.takeDown)
    return (
      <ReadWhyForm
        {...shared}
        title={t('officeJob.takeDownOf', 'Take down “{{title}}”', { title })}
        about={t(
          'officeJob.takeDownAbout',
          'The job is cancelled for good, and every applicant gets a message.',
        )}
        doIt={t('officeJob.takeDown', 'Take down')}
        endpoint={takeJobDown}
        said={() => t('officeJob.takenDown', '“{{title}}” is taken down.', { title })}
      />
    );
  if (dialog === 'dismissReports' && can.dismissReports)
    return (
      <WhyForm
        {...shared}
        title={t('officeJob.dismissOf', 'Dismiss the reports of “{{title}}”', { title })}
        about={t('officeJob.dismissAbout', 'The job doesn’t change.')}
        doIt={t('officeJob.dismiss', 'Dismiss reports')}
        endpoint={dismissJobReports}
        said={() => t('officeJob.dismissed', 'Reports of “{{title}}” dismissed.', { title })}
      />
    );
  return null;
}
