import { jobShifts } from '@nukkad/contract/hiring/job/job.model';
import { mostAnswerDays, mostStartDays } from '@nukkad/contract/hiring/job-offer/job-offer.model';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { shiftInWords } from '../../nouns/candidate/work-words.ts';
import { useDepartmentChoice } from '../../nouns/team/team.queries.ts';
import type { SentForm } from '../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { SwitchRow } from '../../ui/field/switch-row.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { notices, probations, type TypedOffer } from './typed-offer.ts';

interface Of {
  readonly form: SentForm<TypedOffer>;
}

/** Only where the business has departments, and this person may see them. */
function DepartmentField({ form: { fields, change } }: Of) {
  const { t } = useTranslation();
  const { data = [] } = useDepartmentChoice();
  if (data.length === 0) return null;
  return (
    <SelectField
      label={t('offered.department', 'Department (optional)')}
      name="departmentId"
      value={fields.departmentId}
      options={[
        { value: '', label: t('offered.department.none', 'None') },
        ...data.map(({ departmentId, name }) => ({ value: departmentId, label: name })),
      ]}
      onChange={({ target }) => change({ departmentId: target.value })}
    />
  );
}

/** As what, where and for how much. */
export function TermsFields({ form }: Of) {
  const { t } = useTranslation();
  const { fields, change, textAt, moneyAt } = form;
  return (
    <>
      <HindiField label={t('offered.title', 'Position')} maxLength={80} {...textAt('title')} />
      <SwitchRow
        legend={t('offered.wageUnit', 'Pay by')}
        options={[
          { value: 'month', label: t('offered.month', 'Month') },
          { value: 'day', label: t('offered.day', 'Day') },
        ]}
        value={fields.wageUnit}
        onChange={(wageUnit) => change({ wageUnit })}
      />
      <MoneyField label={t('offered.wage', 'Pay')} {...moneyAt('wage')} />
      <HindiField label={t('offered.place', 'Place of work')} maxLength={120} {...textAt('place')} />
      <SelectField
        label={t('offered.shift', 'Shift')}
        name="shift"
        value={fields.shift}
        options={jobShifts.map((value) => ({ value, label: shiftInWords(t, value) }))}
        onChange={({ target }) =>
          change({ shift: jobShifts.find((one) => one === target.value) ?? fields.shift })
        }
      />
      <HindiField
        label={t('offered.hours', 'Working hours (optional)')}
        maxLength={80}
        {...textAt('hours')}
      />
      <DepartmentField form={form} />
    </>
  );
}

/** From when on, and for how long each side is bound. */
export function WhenFields({ form: { fields, change, dayAt } }: Of) {
  const { t, plural } = useTranslation();
  const today = istDay(new Date());
  const none = t('offered.none', 'None');
  return (
    <>
      <FieldPair>
        <DayField
          label={t('offered.startsOn', 'First day')}
          min={today}
          max={addDays(today, mostStartDays)}
          {...dayAt('startsOn')}
        />
        <DayField
          label={t('offered.validUntil', 'Last day to answer')}
          min={today}
          max={addDays(today, mostAnswerDays)}
          {...dayAt('validUntil')}
        />
      </FieldPair>
      <FieldPair>
        <SelectField
          label={t('offered.probation', 'Probation')}
          name="probationMonths"
          value={String(fields.probationMonths)}
          options={probations.map((months) => ({
            value: String(months),
            label:
              months === 0
                ? none
                : plural('offered.months', months, { one: '{{count}} month', other: '{{count}} months' }),
          }))}
          onChange={({ target }) => change({ probationMonths: Number(target.value) })}
        />
        <SelectField
          label={t('offered.notice', 'Notice period')}
          name="noticeDays"
          value={String(fields.noticeDays)}
          options={notices.map((days) => ({
            value: String(days),
            label:
              days === 0
                ? none
                : plural('offered.days', days, { one: '{{count}} day', other: '{{count}} days' }),
          }))}
          onChange={({ target }) => change({ noticeDays: Number(target.value) })}
        />
      </FieldPair>
    </>
  );
}

/** What else the letter says, in which language, and who signs it. */
export function LetterFields({ form: { fields, change, textAt, lineAt } }: Of) {
  const { t } = useTranslation();
  return (
    <>
      <TextArea
        label={t('offered.words', 'More terms in your own words (optional)')}
        maxLength={1000}
        {...lineAt('words')}
      />
      <SwitchRow
        legend={t('offered.lang', 'Language of the letter')}
        options={[
          { value: 'en', label: 'English' },
          { value: 'hi', label: 'हिन्दी' },
        ]}
        value={fields.lang}
        onChange={(lang) => change({ lang })}
      />
      <HindiField label={t('offered.signatory', 'Signed by')} maxLength={80} {...textAt('signatoryName')} />
      <HindiField
        label={t('offered.signatory.title', 'Their role (optional)')}
        maxLength={60}
        {...textAt('signatoryTitle')}
      />
    </>
  );
}
