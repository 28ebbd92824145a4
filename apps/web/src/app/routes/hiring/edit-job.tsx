import { EditJob } from '../../../hiring/job/edit-job.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/edit-job.ts';

export const handle = page(({ t }) => ({ title: t('posting.edit', 'Edit job'), noindex: true }));

export default function EditJobRoute({ params: { jobId } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const back = { to: `/hire-talent/jobs/${jobId}`, label: t('posting.job', 'Job') };
  return (
    <Page title={t('posting.edit', 'Edit job')} back={back} narrow>
      <EditJob jobId={jobId} />
    </Page>
  );
}
