import type { ImportFault } from '@nukkad/contract/kernel/import';
import { sentence } from '../../platform/forms/sentence.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';

/** A fault as a sentence of the reader's language: of a rule, of a refusal, or with the row that it repeats. */
export function useFaultWords(): (fault: ImportFault) => string {
  const { t } = useTranslation();
  return ({ code, message, sameAs }) => {
    if (sameAs !== null) return t('import.sameAs', 'Same as row {{row}}.', { row: `${sameAs}` });
    return code === null ? sentence(t, message) : t(`refusal.${code}`, message);
  };
}
