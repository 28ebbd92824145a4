import { type StaffPreset, staffPresetNames } from '@nukkad/contract/identity/staff/staff.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { presetWords } from './preset-words.ts';

/** What someone new may do, by their usual job. */
export function PresetField({
  value,
  onChoose,
}: {
  readonly value: StaffPreset;
  readonly onChoose: (preset: StaffPreset) => void;
}) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('staff.preset', 'Permissions')}
      value={value}
      hint={t('staff.preset.hint', 'You can change each permission later.')}
      options={staffPresetNames.map((name) => ({ value: name, label: presetWords(t, name) }))}
      onChange={({ target }) =>
        onChoose(staffPresetNames.find((name) => name === target.value) ?? 'Professional')
      }
    />
  );
}
