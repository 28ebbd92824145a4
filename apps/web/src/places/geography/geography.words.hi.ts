import type { geographyErrors } from '@nukkad/contract/places/geography/geography.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const geographyWords = {
  'address.title': 'आपके पते',
  'address.home': 'घर',
  'address.office': 'दफ़्तर',
  'address.other': 'अन्य',
  'address.default': 'डिफ़ॉल्ट',
  'address.label': 'पता किस नाम से सेव करें',
  'address.pincode': 'पिन कोड',
  'address.line1': 'मकान, मंज़िल, इमारत',
  'address.locality': 'सड़क और मोहल्ला',
  'address.landmark': 'लैंडमार्क (वैकल्पिक)',
  'address.landmark.hint': 'पानी की टंकी के सामने',
  'address.name': 'आपका नाम',
  'address.saveAndContinue': 'सेव करके आगे बढ़ें',
  'address.contact': 'पते पर संपर्क व्यक्ति',
  'address.makeDefault': 'डिफ़ॉल्ट बनाएँ',
  'address.edit': 'पता बदलें',
  'address.new': 'नया पता',
  'address.save': 'पता सेव करें',
  'address.remove.title': 'यह पता हटाएँ?',
  'address.remove.follows': 'जो बुकिंग हो चुकी हैं उनमें यह पता रहेगा।',
  'address.remove': 'हटाएँ',
  'address.change': 'बदलाव करें',
  'address.asDefault': 'डिफ़ॉल्ट बनाएँ',
  'address.add': 'पता जोड़ें',
  'address.none': 'कोई पता सेव नहीं',
  'address.none.words': 'पता सेव करें, ताकि अगली बुकिंग जल्दी हो।',
  'address.where': 'काम का पता',
};

export const geographyRefusals = refusalsInHindi<keyof typeof geographyErrors>({
  pincode_unknown: 'यह पिन कोड हमें नहीं मिला। इसे जाँचें।',
  state_unknown: 'यह राज्य हमें नहीं मिला। इसे जाँचें।',
  place_not_found: 'पता नहीं मिल सका, कृपया फिर कोशिश करें',
  address_not_found: 'यह पता अब सेव नहीं है।',
  too_many_addresses: 'आप 20 पते तक सेव कर सकते हैं। पहले एक हटाएँ।',
});
