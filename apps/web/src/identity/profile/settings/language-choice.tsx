import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { languageNames, languages } from '../../../platform/i18n/languages.ts';
import { useLanguage } from '../../../platform/i18n/use-language.ts';
import { SwitchRow } from '../../../ui/field/switch-row.tsx';
import { toastFailure } from '../../../ui/dialog/toast.ts';
import { useSaveSetting } from '../profile.queries.ts';

/** The language of this device and of messages to the person: both at once. */
export function LanguageChoice() {
  const { t } = useTranslation();
  const { language, choose } = useLanguage();
  const save = useSaveSetting();
  return (
    <SwitchRow
      legend={t('settings.language', 'Language')}
      options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      value={language}
      onChange={(next) => {
        void choose(next);
        save.mutate({ language: next }, { onError: toastFailure });
      }}
    />
  );
}
