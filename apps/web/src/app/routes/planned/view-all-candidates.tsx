import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { plannedEmpty } from '../../planned.empty.ts';
import { EmptyScreen } from '../../../ui/state/empty-screen.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('candidates.title', 'Candidates'), noindex: true }));

export default function Candidates() {
  const { t } = useTranslation();
  return (
    <Page title={t('candidates.title', 'Candidates')}>
      <EmptyScreen screen={plannedEmpty['no-candidates']} />
    </Page>
  );
}
