import { type Task, taskBody } from '@nukkad/contract/people/task/task.model';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { ChecklistFields } from './checklist-fields.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import { type Typed, bodyOf, typedOf } from './task-form.ts';
import { AssigneeFields, DueFields } from './task-fields.tsx';
import { type TaskBody, useAddTask, useEditTask } from './task.queries.ts';

function useTaskForm(task: Task | null, onClose: () => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [key] = useState(newIdempotencyKey);
  const add = useAddTask(key);
  const edit = useEditTask();
  return useForm<Typed, TaskBody>({
    initial: typedOf(task),
    schema: taskBody,
    bodyOf,
    send: async (body) => {
      if (task) {
        await edit.mutateAsync({ taskId: task.taskId, version: task.version, ...body });
        onClose();
      } else {
        const { taskId } = await add.mutateAsync(body);
        void navigate(`/tasks/${taskId}`, { replace: true });
      }
      toast.success(t('task.saved', 'Task saved'));
    },
    about: {
      task_repeat_needs_day: 'dueOn',
      task_assignee_unknown: 'assignees',
      task_assigns_others: 'assignees',
    },
  });
}

function WriteTask({ task, onClose }: { task: Task | null; onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const { fields, errors, busy, change, submit } = useTaskForm(task, onClose);
  const parts = { fields, errors, change };
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={task ? t('task.edit', 'Edit task') : t('task.new', 'New task')}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('task.save', 'Save')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <HindiField
          label={t('task.what', 'What needs to be done?')}
          name="title"
          value={fields.title}
          maxLength={120}
          error={errors['title']}
          onText={(title) => change({ title })}
        />
        <AssigneeFields {...parts} canAssign={task?.can.assign} />
        <DueFields {...parts} />
        <RepeatFields {...parts} />
        <HindiField
          long
          label={t('task.note', 'Details (optional)')}
          name="note"
          value={fields.note}
          maxLength={2_000}
          error={errors['note']}
          onText={(note) => change({ note })}
        />
        <ChecklistFields {...parts} />
        <Refusal>{errors['form']}</Refusal>
      </Form>
    </Dialog>
  );
}

/** The form behind `?dialog=task`: of a new task, or of the one whose page this is. */
export function TaskDialog({ task }: { task: Task | null }) {
  const dialog = useUrlDialog('task');
  if (!dialog.opened || (task !== null && !task.can.edit)) return null;
  return <WriteTask key={task?.taskId ?? ''} task={task} onClose={dialog.close} />;
}
