import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { chooseColorScheme, useColorScheme } from './color-scheme.ts';
import { SwitchRow } from '../field/switch-row.tsx';

/** Light, dark, or as the device has it; the choice is kept under Mantine's own storage key. */
export function ColorSchemeSwitch() {
  const { t } = useTranslation();
  const scheme = useColorScheme();
  return (
    <SwitchRow
      legend={t('settings.light', 'Theme')}
      options={[
        { value: 'auto', label: t('settings.auto', 'Device') },
        { value: 'light', label: t('settings.day', 'Light') },
        { value: 'dark', label: t('settings.night', 'Dark') },
      ]}
      value={scheme}
      onChange={chooseColorScheme}
    />
  );
}
