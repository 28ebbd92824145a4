import type { Translate } from '../../platform/i18n/i18n.ts';
import { renewKept } from './renew-kept.ts';
import { showNote } from './show-note.ts';
import { type GuardWaits, type GuardWords, startGuard } from './start-guard.ts';

const waits: GuardWaits = { slowMs: 15_000, suspectMs: 5_000 };

const guardWords = (t: Translate, isLogin: boolean): GuardWords => ({
  failed: t('start.failed', 'This page couldn’t be loaded.'),
  inPart: t('start.inPart', 'Part of this page couldn’t be loaded.'),
  slow: t('start.slow', 'This page is taking longer than usual. Wait a little longer, or try again.'),
  offline: t('start.offline', 'You’re offline. This page loads when you’re back online.'),
  retry: t('action.retry', 'Try again'),
  plainLogin: isLogin ? t('noScripts.enter', 'Log in with OTP') : null,
});

const textOf = (part: { toString(): string }) => part.toString().replace(/\n\s*/g, '\n');
const guard = import.meta.env.SSR ? textOf(startGuard) : '';
const parts = import.meta.env.SSR ? `{renewKept:${textOf(renewKept)},showNote:${textOf(showNote)}}` : '';

/** The guard as the text of a script, with the words of the page's language. Inside a script element `<` must be escaped. */
export function guardScript(t: Translate, isLogin: boolean): string {
  const words = JSON.stringify(guardWords(t, isLogin)).replaceAll('<', '\\u003c');
  return `(${guard})(${words},${JSON.stringify(waits)},${parts});`;
}
