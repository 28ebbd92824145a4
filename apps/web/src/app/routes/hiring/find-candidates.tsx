import { CandidateList } from '../../../hiring/candidate/find-list.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('candidates.title', 'Candidates'), noindex: true }));

export default function FindCandidates() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('candidates.title', 'Candidates')}
      lead={t(
        'candidates.lead',
        'People who look for work and may be found. Full names show once you shortlist.',
      )}
    >
      <CandidateList />
    </Page>
  );
}
