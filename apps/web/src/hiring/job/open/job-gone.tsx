import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';

/** In place of a job that was open: its address stays, and says so. */
export function JobGone() {
  const { t } = useTranslation();
  return (
    <Page>
      <EmptyState
        scene="search"
        heading
        title={t('openJob.gone', 'This job is no longer open')}
        action={<ButtonLink to="/jobs">{t('openJob.gone.go', 'See open jobs')}</ButtonLink>}
      >
        {t('openJob.gone.words', 'It was filled or taken down. Others near you may fit as well.')}
      </EmptyState>
    </Page>
  );
}
