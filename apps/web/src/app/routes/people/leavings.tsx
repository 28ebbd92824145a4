import { LeavingList } from '../../../people/leaving/leaving-list.tsx';
import { NoticeSetting } from '../../../people/leaving/notice-setting.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('leaving.title', 'Who is leaving'), noindex: true }));

export default function Leavings() {
  const { t } = useTranslation();
  return (
    <Page title={t('leaving.title', 'Who is leaving')} actions={<NoticeSetting />}>
      <LeavingList />
    </Page>
  );
}
