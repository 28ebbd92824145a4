import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { OwnProjects } from '../../../work/project/own-projects.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('project.own', 'Your projects'), noindex: true }));

export default function BuyerProjects() {
  const { t } = useTranslation();
  return (
    <Page title={t('project.own', 'Your projects')} narrow>
      <OwnProjects />
    </Page>
  );
}
