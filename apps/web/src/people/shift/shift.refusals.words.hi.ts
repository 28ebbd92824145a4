import type { shiftErrors } from '@nukkad/contract/people/shift/shift.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const shiftRefusals = refusalsInHindi<keyof typeof shiftErrors>({
  shift_type_not_found: 'यह उपलब्ध नहीं है',
  shift_type_changed: 'शिफ़्ट का यह प्रकार इस बीच बदल गया। देखकर फिर कोशिश करें।',
  shift_type_name_taken: 'इस नाम का प्रकार पहले से है।',
  shift_type_limit: 'ज़्यादा से ज़्यादा 30 प्रकार रखें।',
  shift_type_hours: 'शिफ़्ट शुरू होने के बाद 24 घंटे में ख़त्म होनी चाहिए।',
  shift_type_break: 'ब्रेक शिफ़्ट से छोटा होना चाहिए।',
  roster_setting_changed: 'ये सेटिंग इस बीच बदल गईं। देखकर फिर कोशिश करें।',
  roster_setting_overtime: 'ओवरटाइम वाला हफ़्ता आम हफ़्ते से छोटा नहीं हो सकता।',
  shift_not_found: 'यह उपलब्ध नहीं है',
  shift_moved_on: 'यह शिफ़्ट इस बीच बदल गई। देखकर फिर कोशिश करें।',
  shift_overlaps: 'इस समय इनकी पहले से एक शिफ़्ट है।',
  shift_past: 'यह दिन बीत गया। आगे का दिन चुनें।',
  shift_not_employed: 'इस दिन यह व्यक्ति टीम में नहीं है।',
  roster_range: 'ज़्यादा से ज़्यादा 31 दिन चुनें।',
  roster_copy_same: 'कोई दूसरा हफ़्ता चुनें।',
  roster_changed: 'रोस्टर इस बीच बदल गया। देखकर फिर जारी करें।',
  roster_unchanged: 'जारी करने के लिए कुछ नहीं है।',
  roster_needs_reason: 'इससे काम के समय की सीमा टूटती है। वजह लिखें।',
  roster_breaks_limit: 'इससे काम के समय की सीमा टूटती है। पहले शिफ़्ट बदलें।',
  shift_request_not_found: 'यह उपलब्ध नहीं है',
  shift_request_moved_on: 'इस अनुरोध का जवाब दिया जा चुका है।',
  shift_request_gone: 'यह शिफ़्ट अब उपलब्ध नहीं है।',
  shift_request_pending: 'आप यह पहले ही माँग चुके हैं।',
  shift_request_own: 'आप अपने अनुरोध पर फ़ैसला नहीं ले सकते।',
});
