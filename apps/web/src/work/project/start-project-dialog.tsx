import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { useProject, useStartProject } from './project.queries.ts';

function Question({ projectId, close }: { projectId: string; close: () => void }) {
  const { t } = useTranslation();
  const start = useStartProject();
  const { data: project } = useProject(projectId, 'partner');
  if (!project?.can.start) return null;
  const hasAdvance = project.milestones.some(({ isAdvance, received }) => isAdvance && received > 0);
  return (
    <ConfirmDialog
      opened
      onClose={close}
      title={t('project.start.title', 'Start “{{title}}”?', { title: project.title })}
      consequences={[
        project.hasClient
          ? t('project.start.follows', 'Your customer sees that the work has begun.')
          : t('project.start.alone', 'The project is ongoing from now on.'),
        ...(project.hasClient && hasAdvance
          ? [t('project.start.advance', 'The advance that was paid comes with your next payout.')]
          : []),
      ]}
      confirm={t('project.start', 'Start work')}
      onConfirm={async () => {
        await start.mutateAsync({ projectId, version: project.version });
        toast.success(t('project.start.done', 'The work has begun'));
      }}
    />
  );
}

/** The question behind `?dialog=start&projectId=…`, on the board and on the page of the project. */
export function StartProjectDialog() {
  const dialog = useUrlDialog('start', ['projectId']);
  const projectId = dialog.get('projectId');
  return dialog.opened && projectId && <Question projectId={projectId} close={dialog.close} />;
}
