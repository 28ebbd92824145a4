import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { ProposeChange } from '../../../work/project/scope/propose-change.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/propose-change.ts';

export const handle = page(({ t }) => ({ title: t('scope.propose', 'Propose a change'), noindex: true }));

export default function ProposeChangePage({ params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const back = { to: `/projects/${params.projectId}`, label: t('project.back', 'Back to the project') };
  return (
    <Page title={t('scope.propose', 'Propose a change')} back={back} narrow>
      <ProposeChange projectId={params.projectId} />
    </Page>
  );
}
