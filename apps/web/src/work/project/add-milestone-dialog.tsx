import { addMilestone } from '@nukkad/contract/work/project/project.api';
import { type Project, milestoneBody } from '@nukkad/contract/work/project/project.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { MilestoneFields, noMilestone } from './milestone-fields.tsx';

/** The form behind `?dialog=milestone`. */
export function AddMilestoneDialog({ project }: { project: Project }) {
  const { t } = useTranslation();
  return (
    <FormDialog
      dialog={useUrlDialog('milestone')}
      when={project.can.addMilestone}
      title={t('milestone.add', 'Add a milestone')}
      save={t('milestone.add.confirm', 'Add')}
      send={useSend(addMilestone)}
      said={t('milestone.added', 'Added')}
      initial={{ ...noMilestone, dueOn: project.dueOn }}
      schema={milestoneBody}
      bodyOf={(typed) => ({ projectId: project.projectId, ...typed })}
    >
      {({ fields, errors, change }) => <MilestoneFields typed={fields} errors={errors} change={change} />}
    </FormDialog>
  );
}
