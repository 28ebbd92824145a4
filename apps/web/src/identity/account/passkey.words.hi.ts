import type { passkeyErrors } from '@nukkad/contract/identity/account/passkey.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const passkeyRefusals = refusalsInHindi<keyof typeof passkeyErrors>({
  passkey_refused: 'यह पासकी काम नहीं आई। फिर कोशिश करें, या दूसरे तरीक़े से लॉग इन करें।',
  passkey_expired: 'समय ख़त्म हो गया। फिर कोशिश करें।',
  passkey_known: 'यह पासकी आपके खाते में पहले से है।',
  passkey_too_many: 'आपके पास 20 पासकी हैं। जो इस्तेमाल नहीं करते, उसे हटाएँ।',
});
