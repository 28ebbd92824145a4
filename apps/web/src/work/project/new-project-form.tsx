import { openProjectByHand } from '@nukkad/contract/work/project/project.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { newProjectBody } from '@nukkad/contract/work/project/project.model';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/send.ts';
import { fieldsAt } from '../../platform/forms/fields-at.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';
import { Button } from '../../ui/press/button.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { FieldGroup, GroupLine } from '../../ui/field/field-group.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { MilestoneFields, type TypedMilestone, noMilestone } from './milestone-fields.tsx';
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
  const { dayAt } = fieldsAt({ fields, errors, change });
  const { t } = useTranslation();
  return (
    <div className={styles.pair}>
      <DayField label={t('project.starts', 'First day')} {...dayAt('startsOn')} />
      <DayField label={t('project.ends', 'Last day')} {...dayAt('dueOn')} min={fields.startsOn} />
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
  const initial: Typed = {
    partyId,
    title: '',
    description: '',
    site: '',
    startsOn: today,
    dueOn: addDays(today, usualDays),
    milestones: [{ ...noMilestone, dueOn: addDays(today, usualDays) }],
  };
  const form = useSentForm({
    send: open,
    said: t('project.opened', 'Project created'),
    initial,
    schema: newProjectBody,
    bodyOf: ({ milestones, ...typed }) => ({ ...typed, milestones: [...milestones] }),
    about: { project_dates: 'dueOn', party_not_found: 'partyId' },
    onSent: ({ projectId }) => navigate(`/projects/${projectId}`),
  });
  const { fields, errors, change, textAt } = form;
  const part = { fields, errors, change };
  return (
    <FieldsOf form={form} save={t('project.create', 'Create project')}>
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
        {...textAt('title')}
        maxLength={120}
      />
      <HindiField
        long
        label={t('project.description', 'What was agreed (optional)')}
        {...textAt('description')}
        maxLength={2_000}
      />
      <HindiField
        label={t('project.site', 'Site (optional)')}
        hint={t('project.site.hint', 'Where the work is done')}
        {...textAt('site')}
        maxLength={300}
      />
      <Days {...part} />
      <Milestones {...part} />
    </FieldsOf>
  );
}
