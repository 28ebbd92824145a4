import type { leavingErrors } from '@nukkad/contract/people/leaving/leaving.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const leavingRefusals = refusalsInHindi<keyof typeof leavingErrors>({
  leaving_not_found: 'यह उपलब्ध नहीं है',
  leaving_moved_on: 'यह बदल गया है। देखकर फिर कोशिश करें।',
  leaving_there: 'यह व्यक्ति पहले से छोड़ रहा है। दोबारा खोलकर देखें।',
  leaving_day: 'आज से एक साल के अंदर का आख़िरी दिन चुनें।',
  leaving_short_notice: 'नोटिस कम है। चुनें कि बाक़ी दिनों का क्या होगा।',
  leaving_taker_unknown: 'टीम का सक्रिय सदस्य चुनें, जो छोड़ नहीं रहा।',
  leaving_not_clear: 'कुछ काम अभी बाक़ी है। पहले उसे सौंपें।',
  leaving_setting_changed: 'नोटिस इस बीच बदल गया। देखकर फिर कोशिश करें।',
  letter_not_found: 'यह उपलब्ध नहीं है',
  letter_not_yet: 'पहले दर्ज करें कि काम सौंप दिया गया, या आख़िरी दिन तक रुकें।',
  letter_changed: 'झलक के बाद कुछ बदल गया। पत्र फिर से देखें।',
  letter_not_current: 'यह पत्र पुराना हो गया है। नया जारी करें।',
  letter_sent_often: 'यह पत्र आज 5 बार भेजा गया। कल फिर कोशिश करें।',
});
