import { Roster } from '../../../people/shift/roster.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('roster.title', 'Roster'), noindex: true }));

export default function RosterPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('roster.title', 'Roster')}>
      <Roster />
    </Page>
  );
}
