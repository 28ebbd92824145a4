import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { wordsOf } from '../platform/i18n/i18n.ts';
import { keepPresentWords } from '../platform/i18n/present-words.ts';
import { asLanguage } from '../platform/i18n/languages.ts';
import { WordsContext } from '../platform/i18n/use-translation.ts';

const words = await wordsOf(asLanguage(document.documentElement.lang));

keepPresentWords(words);

startTransition(() => {
  hydrateRoot(
    document,
    <WordsContext value={words}>
      <HydratedRouter />
    </WordsContext>,
  );
});
