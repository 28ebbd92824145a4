/** What of it the page says, in the page's language. */
export interface GuardWords {
  /** The scripts did not come, or broke. */
  readonly failed: string;
  /** A page that the server rendered can be read without them. */
  readonly inPart: string;
  readonly slow: string;
  readonly offline: string;
  readonly retry: string;
  /** The way in that needs no script, on the login; null: another page. */
  readonly plainLogin: string | null;
}

export interface GuardWaits {
  /** Longer than a page takes on a slow phone; a busy one that is still at work is only told of. */
  readonly slowMs: number;
  /** After an error that may be nothing to the page. */
  readonly suspectMs: number;
}

/** What is sent beside it as texts of their own. */
export interface GuardParts {
  readonly renewKept: () => Promise<void>;
  readonly showNote: (words: GuardWords, text: string, onRetry: () => void) => HTMLElement;
}

/** Nothing of the page's scripts can be had: told by what loads them. */
export const startFailed = 'start-failed';
/** The first navigation has finished, and there is something to see. */
export const pageDrawn = 'page-drawn';
/** The whole page fell over, its error page too. */
export const pageBroken = 'page-broken';
/** Cancelable: cancelled, the page is being loaded anew; otherwise that was tried a moment ago. */
export const reloadLost = 'reload-lost';

/**
 * Runs in the head of every page as its own text, so it names nothing from outside. A load that fails is tried again by
 * itself, twice a minute at most, which mends a file of an older build; then it says so and offers to try again. An error that
 * may be nothing to the page only shortens the time after which it is said that the page takes long. It also tells the splash
 * whether the visit is new.
 */
export function startGuard(words: GuardWords, waits: GuardWaits, parts: GuardParts): void {
  const reloadedAt = 'reloaded-at';
  const sparedMs = 60_000;
  // Parts that a first part asks for may be lost as well.
  const mostReloads = 2;
  let isDrawn = false;
  let isBroken = false;
  let isSuspect = false;
  let note: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Where storage is blocked nothing is known of earlier loads. */
  const kept = (name: string, value: string): string | null => {
    try {
      const before = sessionStorage.getItem(name);
      if (value !== '') sessionStorage.setItem(name, value);
      return before;
    } catch {
      return 'blocked';
    }
  };
  if (kept('visit', 'begun') !== null) document.documentElement.setAttribute('data-visited', '');

  const mayReload = (): boolean => {
    const last = kept(reloadedAt, '') ?? '';
    const recent = last.split(',').filter((at) => at !== '' && Date.now() - Number(at) < sparedMs);
    if (!navigator.onLine || last === 'blocked' || recent.length >= mostReloads) return false;
    kept(reloadedAt, [...recent, Date.now()].join(','));
    location.reload();
    return true;
  };
  const retry = async (): Promise<void> => {
    try {
      if (isBroken && navigator.onLine) await parts.renewKept();
    } catch {
      // Without workers or storage there is nothing kept.
    }
    location.reload();
  };
  const show = (text: string): void => {
    note?.remove();
    note = parts.showNote(words, text, () => void retry());
  };
  const isReadable = (): boolean => document.getElementById('late-scripts') !== null;
  const sayFailed = (): void => {
    document.documentElement.setAttribute('data-scripts-failed', '');
    if (navigator.onLine) show(isReadable() ? words.inPart : words.failed);
    else show(words.offline);
  };
  const fail = (): void => {
    if (isDrawn || isBroken) return;
    isBroken = true;
    clearTimeout(timer);
    if (mayReload()) return;
    if (document.body) sayFailed();
    else addEventListener('DOMContentLoaded', sayFailed, { once: true });
  };
  /** A page that is only late draws itself yet, and the note goes. */
  const waitAtMost = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (note === null && !isReadable()) show(navigator.onLine ? words.slow : words.offline);
    }, ms);
  };
  /** A script that could not be had, is cut off, or does not fit the others: the text of the browsers for a lost one. */
  const isUnreadable = (event: Event): boolean => {
    const error: unknown = 'reason' in event ? event.reason : 'error' in event && event.error;
    if (error instanceof SyntaxError) return true;
    return (
      error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message)
    );
  };
  const isOwn = (event: Event): boolean =>
    event.target instanceof HTMLScriptElement &&
    (event.target.src === '' || new URL(event.target.src).origin === location.origin);
  const onError = (event: Event): void => {
    if (isOwn(event) || isUnreadable(event)) {
      fail();
      return;
    }
    if (event.target !== window || isSuspect || isBroken) return;
    isSuspect = true;
    waitAtMost(waits.suspectMs);
  };
  const onDrawn = (): void => {
    isDrawn = true;
    clearTimeout(timer);
    note?.remove();
    note = null;
    document.documentElement.removeAttribute('data-scripts-failed');
    removeEventListener('error', onError, true);
    removeEventListener('unhandledrejection', onError);
  };

  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', onError);
  addEventListener('start-failed', fail);
  addEventListener('page-drawn', onDrawn);
  addEventListener('page-broken', () => show(words.failed));
  addEventListener('reload-lost', (event) => {
    if (mayReload()) event.preventDefault();
  });
  addEventListener('online', () => {
    if (note !== null) location.reload();
  });
  waitAtMost(waits.slowMs);
}
