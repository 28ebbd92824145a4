import { keysOf } from '../../kernel/record.ts';

/** As their speakers write them; the value on the wire is English. */
export const spokenLanguages = {
  Hindi: 'हिन्दी',
  English: 'English',
  Kannada: 'ಕನ್ನಡ',
  Tamil: 'தமிழ்',
  Telugu: 'తెలుగు',
  Malayalam: 'മലയാളം',
  Marathi: 'मराठी',
  Bengali: 'বাংলা',
  Gujarati: 'ગુજરાતી',
  Punjabi: 'ਪੰਜਾਬੀ',
  Odia: 'ଓଡ଼ିଆ',
  Assamese: 'অসমীয়া',
  Urdu: 'اردو',
} as const;
export type SpokenLanguage = keyof typeof spokenLanguages;
export const languageNames = keysOf(spokenLanguages);
