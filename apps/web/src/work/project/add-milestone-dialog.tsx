import { type Project, milestoneBody } from '@nukkad/contract/work/project/project.model';
import { useId, useState } from 'react';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { MilestoneFields, noMilestone } from './milestone-fields.tsx';
import { useAddMilestone } from './project.queries.ts';

function AddMilestone({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const [key] = useState(newIdempotencyKey);
  const add = useAddMilestone(key);
  const { fields, errors, busy, change, submit } = useForm({
    initial: { ...noMilestone, dueOn: project.dueOn },
    schema: milestoneBody,
    send: async (typed) => {
      await add.mutateAsync({ projectId: project.projectId, ...typed });
      toast.success(t('milestone.added', 'Added'));
      onClose();
    },
  });
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={t('milestone.add', 'Add a milestone')}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('milestone.add.confirm', 'Add')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <MilestoneFields typed={fields} errors={errors} change={change} />
        <Refusal>{errors['form']}</Refusal>
      </Form>
    </Dialog>
  );
}

/** The form behind `?dialog=milestone`. */
export function AddMilestoneDialog({ project }: { project: Project }) {
  const dialog = useUrlDialog('milestone');
  if (!dialog.opened || !project.can.addMilestone) return null;
  return <AddMilestone project={project} onClose={dialog.close} />;
}
