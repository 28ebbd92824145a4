import { seenOfProjectCancel, cancelProject } from '@nukkad/contract/work/project/project.api';
import type { Project } from '@nukkad/contract/work/project/project.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Question } from '../../ui/dialog/question.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';

/** The question behind `?dialog=cancel`. */
export function CancelProjectDialog({ project }: { project: Project }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('cancel');
  const cancel = useSend(cancelProject);
  if (!dialog.opened || !project.can.cancel) return null;
  return (
    <Question
      dialog={dialog}
      danger
      title={t('project.cancel.title', 'Cancel this project?')}
      consequences={[
        t('project.cancel.follows', 'Its milestones are removed. Nothing is billed.'),
        t('project.cancel.final', 'A cancelled project can’t be opened again.'),
      ]}
      confirm={t('project.cancel', 'Cancel project')}
      keep={t('project.cancel.keep', 'Keep project')}
      send={cancel}
      request={(seen) => ({ projectId: project.projectId, seen: seen(seenOfProjectCancel(project)) })}
      said={t('project.cancel.done', 'Project cancelled')}
    />
  );
}
