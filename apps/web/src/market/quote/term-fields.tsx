import { istDay } from '@nukkad/contract/kernel/time';
import { fieldsAt } from '../../platform/forms/fields-at.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { Typed } from './builder-fields.ts';
import { Grid, Stack } from '../../ui/page/parts.tsx';

/** Days, warranty, validity, terms, and what is said with it. */
export function TermFields({
  fields,
  errors,
  change,
}: {
  fields: Typed;
  errors: Readonly<Record<string, string>>;
  change: (changes: Partial<Typed>) => void;
}) {
  const { dayAt, lineAt } = fieldsAt({ fields, errors, change });
  const { t } = useTranslation();
  const today = istDay(new Date());
  return (
    <Stack gap={1}>
      <Grid least={8.5} gap={0.75}>
        <DayField label={t('offers.startDay', 'Start (optional)')} {...dayAt('startDay')} min={today} />
        <DayField
          label={t('offers.finishDay', 'Finish (optional)')}
          {...dayAt('finishDay')}
          min={fields.startDay || today}
        />
      </Grid>
      <Grid least={8.5} gap={0.75}>
        <TextField
          label={t('offers.warrantyMonths', 'Warranty in months')}
          {...lineAt('warrantyMonths')}
          inputMode="numeric"
        />
        <TextField
          label={t('offers.validDays', 'Valid for days')}
          {...lineAt('validDays')}
          inputMode="numeric"
        />
      </Grid>
      <TextArea
        label={t('offers.ownTerms', 'Your terms (optional)')}
        {...lineAt('terms')}
        rows={4}
        maxLength={4_000}
      />
      <TextArea
        label={t('offers.message', 'Message to the customer (optional)')}
        {...lineAt('message')}
        rows={3}
        maxLength={1_000}
      />
    </Stack>
  );
}
