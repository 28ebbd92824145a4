import { startProject } from '@nukkad/contract/work/project/project.api';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useProject } from './project.queries.ts';

function Asking({ projectId, dialog }: { projectId: string; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const start = useSend(startProject);
  const { data: project } = useProject(projectId, 'partner');
  if (!project?.can.start) return null;
  const hasAdvance = project.milestones.some(({ isAdvance, received }) => isAdvance && received > 0);
  return (
    <Question
      dialog={dialog}
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
      send={start}
      request={{ projectId, version: project.version }}
      said={t('project.start.done', 'The work has begun')}
    />
  );
}

/** The question behind `?dialog=start&projectId=…`, on the board and on the page of the project. */
export function StartProjectDialog() {
  const dialog = useUrlDialog('start', ['projectId']);
  const projectId = dialog.get('projectId');
  return dialog.opened && projectId && <Asking projectId={projectId} dialog={dialog} />;
}
