import type { passkeyErrors } from '@nukkad/contract/identity/account/passkey.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const passkeyRefusals = refusalsInHindi<keyof typeof passkeyErrors>({
  passkey_refused: 'यह पासकी काम नहीं आई। फिर कोशिश करें, या किसी और तरह आएँ।',
  passkey_expired: 'देर हो गई। कृपया फिर कोशिश करें।',
  passkey_known: 'यह पासकी आपके खाते में पहले से है।',
  passkey_too_many: 'आपके पास 20 पासकी हैं। जो काम की नहीं, उसे हटाएँ।',
});
