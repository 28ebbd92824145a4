import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { languageNames, languages } from '../../platform/i18n/languages.ts';
import { useLanguage } from '../../platform/i18n/use-language.ts';
import { SwitchRow } from '../field/switch-row.tsx';

export function LanguageSwitch() {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  return (
    <SwitchRow
      legend={t('settings.language', 'Language')}
      options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      value={language}
      onChange={(value) => void choose(value)}
    />
  );
}
