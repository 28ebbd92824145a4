import { PostJob } from '../../../hiring/job/post-job.tsx';
import { useMayHire } from '../../../hiring/job/use-may-hire.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('posting.post', 'Post a job'), noindex: true }));

export default function PostJobRoute() {
  const { t } = useTranslation();
  const list = { to: '/hire-talent/jobs', label: t('posting.title', 'Your jobs') };
  return (
    <Page title={t('posting.post', 'Post a job')} back={useMayHire('view') ? list : undefined} narrow>
      <PostJob />
    </Page>
  );
}
