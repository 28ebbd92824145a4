import { seenOfProjectCancel } from '@nukkad/contract/work/project/project.api';
import type { Project } from '@nukkad/contract/work/project/project.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { withShownSince } from '../../ui/use-reconfirmation.ts';
import { useCancelProject } from './project.queries.ts';

/** The question behind `?dialog=cancel`. */
export function CancelProjectDialog({ project }: { project: Project }) {
  const { t } = useTranslation();
  const dialog = useUrlDialog('cancel');
  const cancel = useCancelProject();
  if (!dialog.opened || !project.can.cancel) return null;
  return (
    <ConfirmDialog
      opened
      danger
      onClose={dialog.close}
      title={t('project.cancel.title', 'Cancel this project?')}
      consequences={[
        t('project.cancel.follows', 'Its milestones are removed. Nothing is billed.'),
        t('project.cancel.final', 'A cancelled project can’t be opened again.'),
      ]}
      confirm={t('project.cancel', 'Cancel project')}
      keep={t('project.cancel.keep', 'Keep project')}
      onConfirm={async (reviewed) => {
        const seen = withShownSince(seenOfProjectCancel(project), reviewed);
        await cancel.mutateAsync({ projectId: project.projectId, seen });
        toast.success(t('project.cancel.done', 'Project cancelled'));
      }}
    />
  );
}
