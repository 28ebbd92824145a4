import { addTask, editTask } from '@nukkad/contract/people/task/task.api';
import { type Task, taskBody } from '@nukkad/contract/people/task/task.model';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { ChecklistFields } from './checklist-fields.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import { bodyOf, typedOf } from './task-form.ts';
import { AssigneeFields, DueFields } from './task-fields.tsx';
import type { TaskBody } from './task.queries.ts';

function WriteTask({ task, dialog }: { task: Task | null; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const add = useSend(addTask);
  const edit = useSend(editTask);
  return (
    <FormDialog
      dialog={dialog}
      title={task ? t('task.edit', 'Edit task') : t('task.new', 'New task')}
      save={t('task.save', 'Save')}
      send={async (body: TaskBody) => {
        if (task) {
          return edit.mutateAsync({ taskId: task.taskId, version: task.version, ...body });
        }
        return add.mutateAsync(body);
      }}
      said={t('task.saved', 'Task saved')}
      initial={typedOf(task)}
      schema={taskBody}
      bodyOf={bodyOf}
      about={{
        task_repeat_needs_day: 'dueOn',
        task_assignee_unknown: 'assignees',
        task_assigns_others: 'assignees',
      }}
      onSent={({ taskId }) => {
        if (task) dialog.close();
        else void navigate(`/tasks/${taskId}`, { replace: true });
      }}
    >
      {({ fields, errors, change, textAt }) => {
        const parts = { fields, errors, change };
        return (
          <>
            <HindiField
              label={t('task.what', 'What needs to be done?')}
              {...textAt('title')}
              maxLength={120}
            />
            <AssigneeFields {...parts} canAssign={task?.can.assign} />
            <DueFields {...parts} />
            <RepeatFields {...parts} />
            <HindiField
              long
              label={t('task.note', 'Details (optional)')}
              {...textAt('note')}
              maxLength={2_000}
            />
            <ChecklistFields {...parts} />
          </>
        );
      }}
    </FormDialog>
  );
}

/** The form behind `?dialog=task`: of a new task, or of the one whose page this is. */
export function TaskDialog({ task }: { task: Task | null }) {
  const dialog = useUrlDialog('task');
  if (!dialog.opened || (task !== null && !task.can.edit)) return null;
  return <WriteTask key={task?.taskId ?? ''} task={task} dialog={dialog} />;
}
