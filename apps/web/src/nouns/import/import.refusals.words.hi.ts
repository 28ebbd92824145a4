import type { importErrors } from '@nukkad/contract/kernel/import';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const importRefusals = refusalsInHindi<keyof typeof importErrors>({
  sheet_unreadable: 'यह फ़ाइल खुल नहीं सकी। इसे CSV या XLSX के रूप में सेव करके फिर कोशिश करें।',
  sheet_empty: 'इस फ़ाइल में शीर्षक के नीचे कोई पंक्ति नहीं है।',
  sheet_too_long: 'एक फ़ाइल में ज़्यादा से ज़्यादा 10,000 पंक्तियाँ रखें।',
  sheet_too_wide: 'इस शीट में बहुत ज़्यादा कॉलम हैं। हमारा टेम्पलेट इस्तेमाल करें।',
});
