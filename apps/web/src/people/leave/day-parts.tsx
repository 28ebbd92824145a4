import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { choosing } from '../../ui/field/choosing.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { type Typed, isOneDay, noonsOf, partOf, parts } from './leave-form.ts';
import { Grid } from '../../ui/page/parts.tsx';

/** Half days, where the type has them: of the one day, or of the first and the last. */
export function DayParts({ typed, change }: { typed: Typed; change: (next: Partial<Typed>) => void }) {
  const { t } = useTranslation();
  const whole = { value: 'whole', label: t('leave.whole', 'Whole day') };
  const morning = { value: 'morning', label: t('leave.morning', 'Morning only') };
  const afternoon = { value: 'afternoon', label: t('leave.afternoon', 'Afternoon only') };
  if (isOneDay(typed))
    return (
      <SelectField
        label={t('leave.part', 'Part of the day')}
        value={partOf(typed)}
        options={[whole, morning, afternoon]}
        onChange={choosing(parts, (part) => change(noonsOf(part)))}
      />
    );
  return (
    <Grid least={9} gap={0.75}>
      <SelectField
        label={t('leave.part.first', 'On the first day')}
        value={typed.fromNoon ? 'afternoon' : 'whole'}
        options={[whole, afternoon]}
        onChange={({ target }) => change({ fromNoon: target.value === 'afternoon' })}
      />
      <SelectField
        label={t('leave.part.last', 'On the last day')}
        value={typed.toNoon ? 'morning' : 'whole'}
        options={[whole, morning]}
        onChange={({ target }) => change({ toNoon: target.value === 'morning' })}
      />
    </Grid>
  );
}
