import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import type { FieldErrors } from '@nukkad/forms/refused-fields';
import { typedGstNumber } from './billed-to-errors.ts';
import type { BilledTo } from './pay-choice.ts';

const gstNumberLength = 15;
const nameLimit = 120;

/** Whom the tax invoice is made out to: a business and its GST number. */
export function BilledToFields({
  value,
  errors,
  onChange,
}: {
  value: BilledTo;
  errors: FieldErrors | null;
  onChange: (next: BilledTo) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('gst.number', 'GST number')}
        hint={t('gst.number.hint', '15 characters, e.g. 27AAPFU0939F1ZV.')}
        name="gstNumber"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        // A copied number may have spaces.
        maxLength={gstNumberLength * 2}
        value={value.gstNumber}
        error={errors?.['gstNumber']}
        onChange={({ target }) =>
          onChange({ ...value, gstNumber: typedGstNumber(target.value).slice(0, gstNumberLength) })
        }
      />
      <TextField
        label={t('gst.name', 'Business name')}
        name="companyName"
        autoComplete="organization"
        maxLength={nameLimit}
        value={value.companyName}
        error={errors?.['companyName']}
        onChange={({ target }) => onChange({ ...value, companyName: target.value })}
      />
    </>
  );
}

/** Moves to the first wrong field, so that its error is read at once. */
export function focusBilledTo(errors: FieldErrors): void {
  const name = errors['gstNumber'] ? 'gstNumber' : 'companyName';
  document.querySelector<HTMLElement>(`input[name="${name}"]`)?.focus();
}
