import { istDay } from '@nukkad/contract/kernel/time';
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
  const { t } = useTranslation();
  const today = istDay(new Date());
  return (
    <Stack gap={1}>
      <Grid least={8.5} gap={0.75}>
        <DayField
          label={t('offers.startDay', 'Start (optional)')}
          name="startDay"
          value={fields.startDay}
          min={today}
          error={errors['startDay']}
          onDay={(startDay) => change({ startDay })}
        />
        <DayField
          label={t('offers.finishDay', 'Finish (optional)')}
          name="finishDay"
          value={fields.finishDay}
          min={fields.startDay || today}
          error={errors['finishDay']}
          onDay={(finishDay) => change({ finishDay })}
        />
      </Grid>
      <Grid least={8.5} gap={0.75}>
        <TextField
          label={t('offers.warrantyMonths', 'Warranty in months')}
          name="warrantyMonths"
          inputMode="numeric"
          value={fields.warrantyMonths}
          error={errors['warrantyMonths']}
          onChange={({ target }) => change({ warrantyMonths: target.value })}
        />
        <TextField
          label={t('offers.validDays', 'Valid for days')}
          name="validDays"
          inputMode="numeric"
          value={fields.validDays}
          error={errors['validDays']}
          onChange={({ target }) => change({ validDays: target.value })}
        />
      </Grid>
      <TextArea
        label={t('offers.ownTerms', 'Your terms (optional)')}
        name="terms"
        rows={4}
        maxLength={4_000}
        value={fields.terms}
        error={errors['terms']}
        onChange={({ target }) => change({ terms: target.value })}
      />
      <TextArea
        label={t('offers.message', 'Message to the customer (optional)')}
        name="message"
        rows={3}
        maxLength={1_000}
        value={fields.message}
        error={errors['message']}
        onChange={({ target }) => change({ message: target.value })}
      />
    </Stack>
  );
}
