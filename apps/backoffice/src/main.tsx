import { keepWords, language } from './platform/words.ts';

document.documentElement.lang = language;
// Before the screens: they speak while they load. Where the words cannot be had, they speak English.
if (language === 'hi')
  await import('./app/hindi.ts').then(
    ({ hindi }) => keepWords(hindi),
    () => null,
  );
await import('./app/start.tsx');
