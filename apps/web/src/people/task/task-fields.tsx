import { hasFeature } from '@nukkad/contract/identity/account/screen.guard';
import { mostAssignees, taskPriorities } from '@nukkad/contract/people/task/task.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { CheckList } from '../../ui/field/check-list.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { choosing } from '../../ui/field/choosing.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import type { TaskParts } from './task-form.ts';
import { priorityNames } from './task-words.ts';
import { useColleagues } from '../../nouns/team/team.queries.ts';

/** Who manages the team chooses; a task of any other member is their own. */
export function AssigneeFields({
  fields,
  errors,
  change,
  canAssign,
}: TaskParts & { canAssign: boolean | undefined }) {
  const { t } = useTranslation();
  const { profile } = useSession();
  const team = useColleagues();
  const may =
    canAssign ?? hasFeature(profile?.permissions ?? null, { key: 'manage_users', action: 'update' });
  const people = team.data ?? [];
  if (!may || people.length === 0) return null;
  return (
    <CheckList
      label={t('task.who', 'Assigned to')}
      name="assignees"
      most={mostAssignees}
      options={people.map(({ staffId: value, fullName: label }) => ({ value, label }))}
      values={fields.assignees}
      onChange={(assignees) => change({ assignees })}
      error={errors['assignees']}
    />
  );
}

/** By when, how soon before it is reminded of, and how much it matters. */
export function DueFields({ fields, errors, change }: TaskParts) {
  const { t, plural } = useTranslation();
  const before = (days: number) =>
    plural('task.remind.before', days, { one: '{{count}} day before', other: '{{count}} days before' });
  return (
    <FieldPair>
      <DayField
        label={fields.every ? t('task.first', 'First due date') : t('task.dueOn', 'Due date (optional)')}
        name="dueOn"
        value={fields.dueOn}
        error={errors['dueOn']}
        onDay={(dueOn) => change({ dueOn })}
      />
      {fields.dueOn && (
        <SelectField
          label={t('task.remind', 'Reminder')}
          name="remindDays"
          value={fields.remindDays}
          options={[
            { value: '', label: t('task.remind.none', 'None') },
            { value: '0', label: t('task.remind.day', 'On the day, at 9 AM') },
            ...[1, 2, 3, 7].map((days) => ({ value: String(days), label: before(days) })),
          ]}
          onChange={({ target }) => change({ remindDays: target.value })}
        />
      )}
      <SelectField
        label={t('task.priority', 'Priority')}
        name="priority"
        value={fields.priority}
        options={taskPriorities.map((value) => ({ value, label: priorityNames[value](t) }))}
        onChange={choosing(taskPriorities, (priority) => change({ priority }))}
      />
    </FieldPair>
  );
}
