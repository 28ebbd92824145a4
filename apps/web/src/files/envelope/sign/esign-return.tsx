import { eSignOutcomes, type ESignOutcome } from '@nukkad/contract/files/envelope/esign.api';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Refusal } from '../../../ui/state/refusal.tsx';
import { nothingFilled } from './filling.rules.ts';
import { keepSigning } from './kept-signing.ts';

const words: Readonly<Record<Exclude<ESignOutcome, 'signed'>, (t: Translate) => string>> = {
  cancelled: (t) =>
    t('sign.esign.cancelled', 'You didn’t sign with Aadhaar eSign. What you filled in is still here.'),
  failed: (t) =>
    t(
      'sign.esign.failed',
      'Aadhaar eSign didn’t succeed, and nothing was signed. What you filled in is still here. Try again.',
    ),
  late: (t) =>
    t(
      'sign.esign.late',
      'Your time at Aadhaar eSign ran out, or the document changed. Nothing was signed. Check it and try again.',
    ),
};

const outcomeIn = (given: string | null): ESignOutcome | null =>
  eSignOutcomes.find((outcome) => outcome === given) ?? null;

/** Who comes back from the provider without a signature reads why; of who has signed nothing stays in the tab. */
export function ESignReturn({ code, isOpen }: { code: string; isOpen: boolean }) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const outcome = outcomeIn(search.get('esign'));
  useEffect(() => {
    if (outcome === 'signed' && !isOpen) keepSigning(code, { filling: nothingFilled });
  }, [code, outcome, isOpen]);
  return outcome === null || outcome === 'signed' || !isOpen ? null : <Refusal>{words[outcome](t)}</Refusal>;
}
