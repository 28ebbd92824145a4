import type { RosterRow, ShiftType } from '@nukkad/contract/people/shift/shift.model';
import { istInstant } from '@nukkad/contract/kernel/time';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { ShiftChip } from './shift-chip.tsx';

/** Any day shows the hours of a type. */
const someDay = '2026-01-05';
export const chipOf = ({ name, colour, startsMinute, endsMinute }: ShiftType) => ({
  name,
  colour,
  startsAt: istInstant(someDay, startsMinute).toISOString(),
  endsAt: istInstant(someDay, endsMinute).toISOString(),
  status: 'published' as const,
});

/** Who works; empty: open. */
export function PersonField({
  rows,
  value,
  onChange,
}: {
  rows: readonly RosterRow[];
  value: string;
  onChange: (who: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('roster.person', 'Person')}
      value={value}
      options={[
        { value: '', label: t('roster.person.open', 'Open: anyone may ask for it') },
        ...rows.map(({ employeeId, fullName }) => ({ value: employeeId, label: fullName })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

export function TypeField({
  types,
  value,
  onChange,
}: {
  types: readonly ShiftType[];
  value: string | null;
  onChange: (shiftTypeId: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <RadioList
      label={t('roster.type', 'Shift')}
      name="shiftTypeId"
      value={value}
      onChange={onChange}
      options={types.map((one) => ({
        value: one.shiftTypeId,
        label: <ShiftChip shift={chipOf(one)} />,
      }))}
    />
  );
}
