import { openProjectByHand } from '@nukkad/contract/work/project/project.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { newProjectBody } from '@nukkad/contract/work/project/project.model';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { Form } from '../../ui/field/form.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { FieldGroup, GroupLine } from '../../ui/field/field-group.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { MilestoneFields, type TypedMilestone, noMilestone } from './milestone-fields.tsx';
import type { NewProject } from './project.queries.ts';
import styles from './project.module.css';

interface Typed {
  readonly partyId: string;
  readonly title: string;
  readonly description: string;
  readonly site: string;
  readonly startsOn: string;
  readonly dueOn: string;
  readonly milestones: readonly TypedMilestone[];
}

type Part = {
  readonly fields: Typed;
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (changes: Partial<Typed>) => void;
};

const usualDays = 30;

function Days({ fields, errors, change }: Part) {
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      <DayField
        label={t('project.starts', 'First day')}
        name="startsOn"
        value={fields.startsOn}
        error={errors['startsOn']}
        onDay={(startsOn) => change({ startsOn })}
      />
      <DayField
        label={t('project.ends', 'Last day')}
        name="dueOn"
        value={fields.dueOn}
        min={fields.startsOn}
        error={errors['dueOn']}
        onDay={(dueOn) => change({ dueOn })}
      />
    </div>
  );
}

function Milestones({ fields: { milestones, dueOn }, errors, change }: Part) {
  const { t } = useTranslation();
  const changed = (at: number) => (changes: Partial<TypedMilestone>) =>
    change({ milestones: milestones.map((one, index) => (index === at ? { ...one, ...changes } : one)) });
  return (
    <FieldGroup legend={t('project.done', 'Milestones')}>
      {milestones.map((typed, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a milestone has no name of its own until it is saved.
        <GroupLine key={index}>
          <MilestoneFields typed={typed} change={changed(index)} />
          <Button
            tone="plain"
            small
            onClick={() => change({ milestones: milestones.filter((_, at) => at !== index) })}
          >
            {t('milestone.drop', 'Remove')}
          </Button>
        </GroupLine>
      ))}
      <Refusal>{errors['milestones']}</Refusal>
      <Button
        tone="plain"
        small
        onClick={() => change({ milestones: [...milestones, { ...noMilestone, dueOn }] })}
      >
        {t('milestone.add', 'Add a milestone')}
      </Button>
    </FieldGroup>
  );
}

/** A project for one of the customers, with its milestones. */
export function NewProjectForm({
  customers,
  partyId,
}: {
  customers: readonly { readonly partyId: string; readonly name: string }[];
  partyId: string;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const open = useSend(openProjectByHand);
  const today = istDay(new Date());
  const form = useForm<Typed, NewProject>({
    initial: {
      partyId,
      title: '',
      description: '',
      site: '',
      startsOn: today,
      dueOn: addDays(today, usualDays),
      milestones: [{ ...noMilestone, dueOn: addDays(today, usualDays) }],
    },
    schema: newProjectBody,
    bodyOf: ({ milestones, ...typed }) => ({ ...typed, milestones: [...milestones] }),
    send: async (body) => {
      const { projectId } = await open.mutateAsync(body);
      toast.success(t('project.opened', 'Project created'));
      await navigate(`/projects/${projectId}`);
    },
    about: { project_dates: 'dueOn', party_not_found: 'partyId' },
  });
  const { fields, errors, busy, change, submit } = form;
  const part = { fields, errors, change };
  return (
    <Form onSubmit={submit}>
      <SelectField
        label={t('project.party', 'Customer')}
        name="partyId"
        value={fields.partyId}
        hint={errors['partyId']}
        options={[
          ...(fields.partyId ? [] : [{ value: '', label: t('project.party.choose', 'Choose…') }]),
          ...customers.map(({ partyId: value, name: label }) => ({ value, label })),
        ]}
        onChange={({ target }) => change({ partyId: target.value })}
      />
      <HindiField
        label={t('project.title.label', 'What is it?')}
        hint={t('project.title.hint', 'For example: Painting of block A')}
        name="title"
        value={fields.title}
        maxLength={120}
        error={errors['title']}
        onText={(title) => change({ title })}
      />
      <HindiField
        long
        label={t('project.description', 'What was agreed (optional)')}
        name="description"
        value={fields.description}
        maxLength={2_000}
        error={errors['description']}
        onText={(description) => change({ description })}
      />
      <HindiField
        label={t('project.site', 'Site (optional)')}
        hint={t('project.site.hint', 'Where the work is done')}
        name="site"
        value={fields.site}
        maxLength={300}
        error={errors['site']}
        onText={(site) => change({ site })}
      />
      <Days {...part} />
      <Milestones {...part} />
      <Refusal>{errors['form']}</Refusal>
      <Button type="submit" busy={busy}>
        {t('project.create', 'Create project')}
      </Button>
    </Form>
  );
}
