import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { EditProject } from '../../../work/project/edit-project.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/edit-project.ts';

export const handle = page(({ t }) => ({ title: t('project.edit', 'Edit project'), noindex: true }));

export default function EditProjectPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const back = { to: `/projects/${params.projectId}`, label: t('project.back', 'Back to the project') };
  return (
    <Page title={t('project.edit', 'Edit project')} back={back} narrow>
      <EditProject projectId={params.projectId} />
    </Page>
  );
}
