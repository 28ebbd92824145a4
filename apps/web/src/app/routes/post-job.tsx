import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { Page } from '../../ui/page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('postJob.title', 'Post a job'), noindex: true }));

export default function PostJob() {
  const { t } = useTranslation();
  return (
    <Page title={t('postJob.title', 'Post a job')}>
      <EmptyScreen
        name="no-jobs"
        action={
          <ButtonLink to="/view-all-candidates">{t('postJob.candidates', 'See the candidates')}</ButtonLink>
        }
      />
    </Page>
  );
}
