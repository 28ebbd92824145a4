import { educations, jobLanguages, mostJobSkills } from '@nukkad/contract/hiring/job/job.model';
import { educationInWords, monthsInWords } from '../../nouns/candidate/work-words.ts';
import { languageInWords } from '../../nouns/job/job-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CheckList } from '../../ui/field/check-list.tsx';
import { choosing } from '../../ui/field/choosing.ts';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { useSkillsOf } from './job.queries.ts';
import { QuestionFields } from './question-fields.tsx';
import type { StepProps } from './step-props.ts';

const monthsOffered = [0, 6, 12, 24, 36, 60, 84, 120];

function Skills({ form: { fields, errors, change } }: StepProps) {
  const { t } = useTranslation();
  const { data } = useSkillsOf(fields.tradeId);
  if (!data || data.items.length === 0) return null;
  return (
    <CheckList
      label={t('posting.skills', 'Skills (optional)')}
      name="skillIds"
      most={mostJobSkills}
      options={data.items.map(({ skillId, name }) => ({ value: skillId, label: name }))}
      values={fields.skillIds}
      error={errors['skillIds']}
      onChange={(skillIds) => change({ skillIds })}
    />
  );
}

/** Who fits: skills, experience, schooling, languages, and what they are asked. */
export function WhoStep({ form }: StepProps) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const { fields, change } = form;
  const months = [...new Set([...monthsOffered, fields.experienceMonths])].toSorted((a, b) => a - b);
  return (
    <>
      <Skills form={form} />
      <FieldPair>
        <SelectField
          label={t('posting.experience', 'Least experience')}
          value={String(fields.experienceMonths)}
          options={months.map((value) => ({
            value: String(value),
            label: monthsInWords(voice, value) || t('posting.experience.none', 'No experience needed'),
          }))}
          onChange={({ target }) => change({ experienceMonths: Number(target.value) })}
        />
        <SelectField
          label={t('posting.education', 'Least education')}
          value={fields.education}
          options={educations.map((value) => ({ value, label: educationInWords(t, value) }))}
          onChange={choosing(educations, (education) => change({ education }))}
        />
      </FieldPair>
      <CheckList
        label={t('posting.languages', 'Languages at work (optional)')}
        name="languages"
        most={jobLanguages.length}
        options={jobLanguages.map((value) => ({ value, label: languageInWords(locale, value) }))}
        values={fields.languages}
        onChange={(languages) => change({ languages })}
      />
      <QuestionFields form={form} />
    </>
  );
}
