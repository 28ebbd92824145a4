import {
  languageNames,
  type SpokenLanguage,
  spokenLanguages,
} from '@nukkad/contract/identity/profile/spoken-languages';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FieldGroup, Tick } from '../../ui/field/field-group.tsx';
import { Note, Row } from '../../ui/page/parts.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';

/** What a professional says before the first day: without a language the work stays closed. */
export function JoinLanguages({
  chosen,
  suggested,
  refused,
  onChange,
}: {
  chosen: readonly SpokenLanguage[];
  /** As the job profile has them. */
  suggested: boolean;
  refused: string;
  onChange: (languages: readonly SpokenLanguage[]) => void;
}) {
  const { t } = useTranslation();
  const toggle = (language: SpokenLanguage, on: boolean) =>
    onChange(on ? [...chosen, language] : chosen.filter((one) => one !== language));
  return (
    <FieldGroup legend={t('about.languages', 'Languages you speak')}>
      <Note>
        {suggested
          ? t(
              'invitation.languages.known',
              'From your job profile. Customers will see them. Joining saves them.',
            )
          : t('invitation.languages', 'Customers will see them. Joining saves them.')}
      </Note>
      <Row gap={0.9}>
        {languageNames.map((language) => (
          <Tick
            key={language}
            checked={chosen.includes(language)}
            onChange={(event) => toggle(language, event.target.checked)}
          >
            {[...new Set([language, spokenLanguages[language]])].join(' · ')}
          </Tick>
        ))}
      </Row>
      {refused && <Refusal>{refused}</Refusal>}
    </FieldGroup>
  );
}
