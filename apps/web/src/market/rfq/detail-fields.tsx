import { istDay } from '@nukkad/contract/kernel/time';
import { FileField } from '../../nouns/quotation-file/file-field.tsx';
import { fieldsAt } from '../../platform/forms/fields-at.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import type { Details } from './rfq-fields.ts';

type Change = (changes: Partial<Details>) => void;
type Errors = Readonly<Record<string, string>>;

function Days({ fields, errors, change }: { fields: Details; errors: Errors; change: Change }) {
  const { dayAt } = fieldsAt({ fields, errors, change });
  const { t } = useTranslation();
  const today = istDay(new Date());
  return (
    <FieldPair>
      <DayField label={t('quote.from', 'Start from (optional)')} {...dayAt('fromDay')} min={today} />
      <DayField
        label={t('quote.by', 'Finish by (optional)')}
        {...dayAt('byDay')}
        min={fields.fromDay || today}
      />
    </FieldPair>
  );
}

function Budget({ fields, errors, change }: { fields: Details; errors: Errors; change: Change }) {
  const { t } = useTranslation();
  return (
    <FieldPair>
      <MoneyField
        label={t('quote.budget.from', 'Budget from (optional)')}
        paise={fields.budgetFrom || null}
        error={errors['budgetFrom']}
        onPaise={(paise) => change({ budgetFrom: paise ?? 0 })}
      />
      <MoneyField
        label={t('quote.budget.to', 'Budget up to (optional)')}
        paise={fields.budgetTo || null}
        error={errors['budgetTo']}
        onPaise={(paise) => change({ budgetTo: paise ?? 0 })}
      />
    </FieldPair>
  );
}

/** Words, files, days and budget: what is asked, and what may be said better later. */
export function DetailFields({
  fields,
  errors,
  change,
  room,
}: {
  fields: Details;
  errors: Errors;
  change: Change;
  /** How many files it may hold. */
  room: number;
}) {
  const { t } = useTranslation();
  return (
    <>
      <TextArea
        label={t('quote.message', 'Describe the work')}
        hint={t(
          'quote.message.hint',
          'What should be done, and what matters to you. Leave out phone numbers and addresses.',
        )}
        name="message"
        rows={5}
        maxLength={2_000}
        value={fields.message}
        error={errors['message'] ?? errors['form']}
        onChange={({ target }) => change({ message: target.value })}
      />
      <FileField
        label={t('quote.files', 'Photos and documents (optional)')}
        hint={t(
          'quote.files.hint',
          'A few photos or a plan make quotes more exact. Partners see them once they unlock your request.',
        )}
        files={fields.files}
        most={room}
        onFiles={(files) => change({ files })}
      />
      <Days fields={fields} errors={errors} change={change} />
      <Budget fields={fields} errors={errors} change={change} />
    </>
  );
}
