import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { choicesOf, type TypedQuestion } from './typed-job.ts';

/** The answer that suits, where one does: yes or no, one of the choices, or the least number. */
export function WantedAnswer({
  question: { kind, choices, wanted },
  error,
  onWanted,
}: {
  question: TypedQuestion;
  error: string | undefined;
  onWanted: (wanted: string) => void;
}) {
  const { t } = useTranslation();
  if (kind === 'words') return null;
  if (kind === 'number')
    return (
      <TextField
        label={t('posting.wanted.least', 'At least (optional)')}
        inputMode="numeric"
        maxLength={7}
        value={wanted}
        error={error}
        onChange={({ target }) => onWanted(target.value.replaceAll(/\D/g, ''))}
      />
    );
  const answers =
    kind === 'yesno'
      ? [
          { value: 'yes', label: t('posting.yes', 'Yes') },
          { value: 'no', label: t('posting.no', 'No') },
        ]
      : choicesOf(choices).map((value) => ({ value, label: value }));
  return (
    <SelectField
      label={t('posting.wanted', 'Answer you want (optional)')}
      value={wanted}
      options={[{ value: '', label: t('posting.wanted.any', 'Any') }, ...answers]}
      onChange={({ target }) => onWanted(target.value)}
    />
  );
}
