import { agreeToTerms, getTerms } from '@nukkad/contract/identity/privacy/terms.api';
import { keepAnswer, useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';
import { keepProfile, knownProfile } from '../../platform/session/session-store.ts';

export const useTerms = () => useAsked(getTerms, {});

/** The line in the frame goes with the last version that waited. */
export function useAgreeToTerms() {
  return useSend(agreeToTerms, {
    keep: (own) => {
      keepAnswer(getTerms, {}, own);
      const profile = knownProfile();
      if (profile && own.waiting.length === 0) keepProfile({ ...profile, termsFrom: null });
    },
  });
}
