import { addSubTask, editSubTask } from '@nukkad/contract/work/sub-task/sub-task.api';
import { type SubTask, subTaskBody } from '@nukkad/contract/work/sub-task/sub-task.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CheckList } from '../../ui/field/check-list.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import type { NewStep } from './sub-task.queries.ts';

interface Typed {
  readonly title: string;
  readonly note: string;
  readonly startsOn: string;
  readonly dueOn: string;
  readonly needs: readonly string[];
}
type Body = Omit<NewStep, 'projectId'>;

const bodyOf = ({ title, note, startsOn, dueOn, needs }: Typed): Body => ({
  title,
  note,
  ...(startsOn && { startsOn }),
  ...(dueOn && { dueOn }),
  needs: [...needs],
});

interface Asked {
  readonly projectId: string;
  readonly step: SubTask | null;
  readonly others: readonly SubTask[];
  readonly dialog: OpenDialog;
}

function WriteStep(asked: Asked) {
  const { t } = useTranslation();
  const { step, others, dialog, projectId } = asked;
  const add = useSend(addSubTask);
  const edit = useSend(editSubTask);
  const initial: Typed = {
    title: step?.title ?? '',
    note: step?.note ?? '',
    startsOn: step?.startsOn ?? '',
    dueOn: step?.dueOn ?? '',
    needs: step?.needs ?? [],
  };
  return (
    <FormDialog
      dialog={dialog}
      title={step ? t('step.edit', 'Edit') : t('step.add', 'Add a step')}
      save={t('party.save', 'Save')}
      send={async (body: Body) => {
        if (step) {
          const { subTaskId, version, milestoneId } = step;
          return edit.mutateAsync({ subTaskId, version, ...(milestoneId && { milestoneId }), ...body });
        }
        return add.mutateAsync({ projectId, ...body });
      }}
      said={t('step.saved', 'Saved')}
      initial={initial}
      schema={subTaskBody}
      bodyOf={bodyOf}
      about={{ project_dates: 'dueOn', sub_task_circle: 'needs' }}
    >
      {({ fields, errors, change, textAt, dayAt }) => (
        <>
          <HindiField label={t('step.what', 'What is done?')} {...textAt('title')} maxLength={120} />
          <HindiField
            long
            label={t('step.note', 'More about it (optional)')}
            {...textAt('note')}
            maxLength={1_000}
          />
          <FieldPair>
            <DayField label={t('step.starts', 'First day (optional)')} {...dayAt('startsOn')} />
            <DayField
              label={t('step.due', 'Last day (optional)')}
              {...dayAt('dueOn')}
              min={fields.startsOn}
            />
          </FieldPair>
          {others.length > 0 && (
            <CheckList
              label={t('step.needs', 'What has to be done before?')}
              name="needs"
              most={100}
              options={others.map(({ subTaskId: value, title: label }) => ({ value, label }))}
              values={fields.needs}
              onChange={(needs) => change({ needs: [...needs] })}
              error={errors['needs']}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

/** The form behind `?dialog=step`, of a new step or of the one that the address names. */
export function StepDialog({ projectId, steps }: { projectId: string; steps: readonly SubTask[] }) {
  const dialog = useUrlDialog('step', ['subTaskId']);
  if (!dialog.opened) return null;
  const step = steps.find(({ subTaskId }) => subTaskId === dialog.get('subTaskId')) ?? null;
  const others = steps.filter((one) => one !== step && one.status !== 'Cancelled');
  return (
    <WriteStep
      key={step?.subTaskId ?? ''}
      projectId={projectId}
      step={step}
      others={others}
      dialog={dialog}
    />
  );
}
