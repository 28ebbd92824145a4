import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { candidateEmpty } from '../../../nouns/candidate/candidate.empty.ts';
import { EmptyScreen } from '../../../ui/state/empty-screen.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('applications.title', 'Your applications'),
  noindex: true,
}));

/** The area of a jobseeker: the state of their own applications. */
export default function Candidate() {
  const { t } = useTranslation();
  return (
    <Page title={t('applications.title', 'Your applications')}>
      <EmptyScreen
        screen={candidateEmpty['no-candidates']}
        title={t('applications.none', 'You haven’t applied yet')}
        words={t('applications.none.words', 'Your applications and their status appear here.')}
        action={<ButtonLink to="/profile">{t('jobs.none.go', 'View profile')}</ButtonLink>}
      />
    </Page>
  );
}
