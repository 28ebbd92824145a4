import { type SubTask, subTaskBody } from '@nukkad/contract/work/sub-task/sub-task.model';
import { useId, useState } from 'react';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldPair } from '../../ui/field-pair.tsx';
import { Form } from '../../ui/form.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { type NewStep, useAddStep, useEditStep } from './sub-task.queries.ts';

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
  readonly onClose: () => void;
}

function useStepForm({ projectId, step, onClose }: Asked) {
  const { t } = useTranslation();
  const [key] = useState(newIdempotencyKey);
  const add = useAddStep(key);
  const edit = useEditStep();
  return useForm<Typed, Body>({
    initial: {
      title: step?.title ?? '',
      note: step?.note ?? '',
      startsOn: step?.startsOn ?? '',
      dueOn: step?.dueOn ?? '',
      needs: step?.needs ?? [],
    },
    schema: subTaskBody,
    bodyOf,
    send: async (body) => {
      const kept = step?.milestoneId ? { milestoneId: step.milestoneId } : {};
      if (step)
        await edit.mutateAsync({ subTaskId: step.subTaskId, version: step.version, ...kept, ...body });
      else await add.mutateAsync({ projectId, ...body });
      toast.success(t('step.saved', 'Saved'));
      onClose();
    },
    about: { project_dates: 'dueOn', sub_task_circle: 'needs' },
  });
}

function WriteStep(asked: Asked) {
  const { t } = useTranslation();
  const formId = useId();
  const { step, others, onClose } = asked;
  const { fields, errors, busy, change, submit } = useStepForm(asked);
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={step ? t('step.edit', 'Edit') : t('step.add', 'Add a step')}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('party.save', 'Save')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <HindiField
          label={t('step.what', 'What is done?')}
          name="title"
          value={fields.title}
          maxLength={120}
          error={errors['title']}
          onText={(title) => change({ title })}
        />
        <HindiField
          long
          label={t('step.note', 'More about it (optional)')}
          name="note"
          value={fields.note}
          maxLength={1_000}
          error={errors['note']}
          onText={(note) => change({ note })}
        />
        <FieldPair>
          <DayField
            label={t('step.starts', 'First day (optional)')}
            name="startsOn"
            value={fields.startsOn}
            error={errors['startsOn']}
            onDay={(startsOn) => change({ startsOn })}
          />
          <DayField
            label={t('step.due', 'Last day (optional)')}
            name="dueOn"
            value={fields.dueOn}
            min={fields.startsOn}
            error={errors['dueOn']}
            onDay={(dueOn) => change({ dueOn })}
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
        <Refusal>{errors['form']}</Refusal>
      </Form>
    </Dialog>
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
      onClose={dialog.close}
    />
  );
}
