import { addDays, istDay, istInstant } from '@nukkad/contract/kernel/time';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SwitchRow } from '../../ui/field/switch-row.tsx';
import { Note, Remark, Stack } from '../../ui/page/parts.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { JobPreview } from './job-preview.tsx';
import { useSkillsOf } from './job.queries.ts';
import { stepWords } from './job-words.ts';
import type { StepProps } from './step-props.ts';
import { TeamFields } from './team-fields.tsx';
import { isStepDone, jobSteps, stepOfField } from './typed-job.ts';
import { useMayHire } from './use-may-hire.ts';

/** A time may be planned so far ahead. */
const mostDays = 60;
const halfHour = 30;
const minutes = Array.from({ length: 30 }, (_, at) => String(7 * 60 + at * halfHour));

function When({ form: { fields, errors, change } }: StepProps) {
  const { t, locale } = useTranslation();
  const today = istDay(new Date());
  return (
    <>
      <SwitchRow
        legend={t('posting.when', 'Publish')}
        options={[
          { value: 'now', label: t('posting.when.now', 'Now') },
          { value: 'later', label: t('posting.when.later', 'Later') },
        ]}
        value={fields.when}
        onChange={(when) => change({ when, onDay: fields.onDay || addDays(today, 1) })}
      />
      {fields.when === 'later' && (
        <FieldPair>
          <DayField
            label={t('posting.when.day', 'Day')}
            name="publishAt"
            value={fields.onDay}
            min={today}
            max={addDays(today, mostDays)}
            error={errors['publishAt']}
            onDay={(onDay) => change({ onDay })}
          />
          <SelectField
            label={t('posting.when.time', 'Time')}
            value={fields.atMinute}
            options={minutes.map((value) => ({
              value,
              label: formatInstant(istInstant(today, Number(value)), 'time', locale),
            }))}
            onChange={({ target }) => change({ atMinute: target.value })}
          />
        </FieldPair>
      )}
    </>
  );
}

/** The steps in which something is missing or was refused, each with the way to it. */
function Missing({ form: { fields, errors } }: StepProps) {
  const { t } = useTranslation();
  const wrong = new Set(Object.keys(errors).map(stepOfField));
  const steps = jobSteps.filter(
    (step) => step !== 'preview' && (wrong.has(step) || !isStepDone(step, fields)),
  );
  return steps.map((step) => (
    <Remark key={step} bad>
      {t('posting.missing', 'Something is missing or needs a change in this step:')}{' '}
      <Link to={{ search: `?step=${step}` }}>{stepWords[step](t)}</Link>
    </Remark>
  ));
}

/** How candidates will see it, who of the team sees it, and when. */
export function PreviewStep({ form, isDraft }: StepProps & { readonly isDraft: boolean }) {
  const { t } = useTranslation();
  const { fields } = form;
  const mayView = useMayHire('view');
  const all = useSkillsOf(fields.tradeId).data?.items ?? [];
  const skills = all.filter(({ skillId }) => fields.skillIds.includes(skillId)).map(({ name }) => name);
  return (
    <Stack gap={1}>
      <Missing form={form} />
      <Note>{t('posting.preview.lead', 'Candidates see your job like this.')}</Note>
      <JobPreview
        job={{
          ...fields,
          openings: Number(fields.openings),
          wageFrom: fields.wageFrom || null,
          wageTo: fields.wageTo || null,
          skills,
        }}
      />
      {mayView && <TeamFields form={form} />}
      {isDraft && <When form={form} />}
    </Stack>
  );
}
