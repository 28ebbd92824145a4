import type { geographyErrors } from '@nukkad/contract/places/geography/geography.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const geographyRefusals = refusalsInHindi<keyof typeof geographyErrors>({
  pincode_unknown: 'यह पिन कोड हमें नहीं मिला। इसे जाँचें।',
  state_unknown: 'यह राज्य हमें नहीं मिला। इसे जाँचें।',
  place_not_found: 'पता नहीं मिल सका, कृपया फिर कोशिश करें',
  address_not_found: 'यह पता अब सेव नहीं है।',
  too_many_addresses: 'आप 20 पते तक सेव कर सकते हैं। पहले एक हटाएँ।',
});
