import type { holidayErrors } from '@nukkad/contract/people/holiday/holiday.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Holidays of a year and days off of a week. */
export const holidayWords = {
  'holiday.add': 'जोड़ें',
  'holiday.add.chosen': 'चुनी हुई जोड़ें',
  'holiday.added': 'छुट्टी जुड़ गई',
  'holiday.added.many': 'छुट्टियाँ जुड़ीं: {{count}}',
  'holiday.day': 'दिन',
  'holiday.estimated': 'दिन बदल सकता है',
  'holiday.name': 'नाम',
  'holiday.new': 'छुट्टी जोड़ें',
  'holiday.none': 'इस साल अभी कोई छुट्टी नहीं। अपने राज्य की सूची से शुरू करें।',
  'holiday.optional.show': 'वैकल्पिक छुट्टियाँ भी दिखाएँ',
  'holiday.optional': 'वैकल्पिक',
  'holiday.remove': 'हटाएँ',
  'holiday.saturday': 'महीने का शनिवार {{count}}',
  'holiday.saturdays': 'जो शनिवार भी छुट्टी हैं',
  'holiday.state': 'राज्य',
  'holiday.state.choose': 'राज्य चुनें',
  'holiday.suggested': 'राज्य की सूची से शुरू करें',
  'holiday.suggested.about': 'राष्ट्रीय और राज्य की छुट्टियाँ।',
  'holiday.tab': 'छुट्टियाँ',
  'holiday.weekly': 'हर हफ़्ते छुट्टी',
  'holiday.weekly.saved': 'सेव हो गया',
  'holiday.weekly.tab': 'साप्ताहिक छुट्टी',
  'holiday.which': 'कौन-सी?',
  'holiday.year': 'साल',
};

export const holidayRefusals = refusalsInHindi<keyof typeof holidayErrors>({
  holiday_not_found: 'यह उपलब्ध नहीं है',
  holiday_changed: 'यह छुट्टी इस बीच बदल गई। देखकर फिर कोशिश करें।',
  holiday_day_taken: 'इस दिन पहले से छुट्टी है।',
  holiday_department_unknown: 'अपने विभागों में से एक चुनें।',
  holiday_limit: 'एक साल में ज़्यादा से ज़्यादा 100 छुट्टियाँ रखें।',
});
