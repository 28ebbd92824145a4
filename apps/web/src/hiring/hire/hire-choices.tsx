import { listSalaryStructures } from '@nukkad/contract/people/payroll/salary-structure.api';
import { listShiftTypes } from '@nukkad/contract/people/shift/shift.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { mostShiftDays } from '@nukkad/contract/hiring/hire/hire.model';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Note } from '../../ui/page/parts.tsx';

const most = { query: { limit: 100 } } as const;

interface Choosing {
  /** Empty: none is chosen. */
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** By which structure the agreed wage is paid. */
export function StructureField({ value, onChoose }: Choosing) {
  const { t } = useTranslation();
  const structures = useAsked(listSalaryStructures, most).data?.items;
  if (structures?.length === 0)
    return <Note>{t('hire.structure.none', 'You have no salary structure yet. Set the salary later.')}</Note>;
  return (
    <SelectField
      label={t('hire.structure', 'Salary structure')}
      value={value}
      hint={t('hire.structure.hint', 'The agreed pay is set from the first month on.')}
      options={[
        { value: '', label: t('hire.structure.later', 'Set later') },
        ...(structures ?? []).map(({ structureId, name }) => ({ value: structureId, label: name })),
      ]}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

const later = (one: string, other: string) => (one > other ? one : other);

/** A draft of the roster, from the first day on. */
export function ShiftFields({
  value,
  day,
  startsOn,
  error,
  onChoose,
  onDay,
}: Choosing & {
  readonly day: string;
  readonly startsOn: string;
  readonly error: string | undefined;
  readonly onDay: (day: string) => void;
}) {
  const { t } = useTranslation();
  const types = useAsked(listShiftTypes, most).data?.items;
  if (types?.length === 0)
    return <Note>{t('hire.shift.none', 'You have no shift types yet. Plan the first shift later.')}</Note>;
  const first = later(startsOn, istDay(new Date()));
  return (
    <FieldPair>
      <SelectField
        label={t('hire.shift', 'First shift')}
        value={value}
        hint={t('hire.shift.hint', 'Planned as a draft in the roster once they join.')}
        options={[
          { value: '', label: t('hire.shift.later', 'Plan later') },
          ...(types ?? []).map(({ shiftTypeId, name }) => ({ value: shiftTypeId, label: name })),
        ]}
        onChange={({ target }) => onChoose(target.value)}
      />
      {value !== '' && (
        <DayField
          label={t('hire.shift.day', 'Day of the first shift')}
          name="firstShift"
          value={day}
          min={first}
          max={addDays(first, mostShiftDays)}
          error={error}
          onDay={onDay}
        />
      )}
    </FieldPair>
  );
}
