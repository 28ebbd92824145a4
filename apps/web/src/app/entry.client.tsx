import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientInstrumentation } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { wordsOf } from '../platform/i18n/i18n.ts';
import { keepPresentWords } from '../platform/i18n/present-words.ts';
import { asLanguage } from '../platform/i18n/languages.ts';
import { WordsContext } from '../platform/i18n/use-translation.ts';
import { pageBroken, startFailed } from './shell/start-guard.ts';

/** Says that nothing will come of this load; the guard in the head knows what to do. */
function giveUp(event: string, error: unknown): void {
  reportError(error);
  dispatchEvent(new Event(event));
}

const words = await wordsOf(
  asLanguage(document.documentElement.lang),
  Object.keys(window.__reactRouterRouteModules ?? {}),
).catch((error: unknown) => {
  giveUp(startFailed, error);
  return new Promise<never>(() => {});
});

keepPresentWords(words);

/** The words of a page come with its code and its data, before it is drawn; its own loader may speak already. */
const wordsWithPages: ClientInstrumentation = {
  route: (route) => {
    const withWords = async (load: () => Promise<unknown>) => {
      await Promise.all([words.bring(route.id), load()]);
    };
    route.instrument({ loader: withWords, 'lazy.loader': withWords });
  },
};

startTransition(() => {
  hydrateRoot(
    document,
    <WordsContext value={words}>
      <HydratedRouter instrumentations={[wordsWithPages]} />
    </WordsContext>,
    // Then React has taken the whole document away, the error page with it.
    { onUncaughtError: (error) => giveUp(pageBroken, error) },
  );
});
