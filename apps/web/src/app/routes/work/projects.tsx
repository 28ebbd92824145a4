import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Projects } from '../../../work/project/projects.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('project.title', 'Projects'), noindex: true }));

export default function ProjectsPage() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('project.title', 'Projects')}
      actions={<ButtonLink to="/projects/new-business">{t('newBusiness.title', 'New project')}</ButtonLink>}
    >
      <Projects />
    </Page>
  );
}
