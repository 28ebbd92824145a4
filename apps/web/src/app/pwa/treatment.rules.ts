/** What the service worker does with a request. Everything it does not name goes to the network untouched. */
export type Treatment = 'page' | 'file' | 'root' | 'leave';

/** Doors of the server that answer for one person, or change something: never kept, never even looked at. */
const notOurs =
  /^\/(api|files|pay|inbox|inbox\.json|socket\.io|docs|openapi\.json|health|ready|metrics|backoffice|logout|sw\.js)(\/|$)/;

/** Files of a build bear a hash in their name and never change. */
const hashed = /^\/assets\//;

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * The server renders pages without a session (private areas are an empty shell), so a cached page holds no personal
 * data. API answers do, and are never cached.
 */
export function treatmentOf(asked: Asked, origin: string, kept: ReadonlySet<string>): Treatment {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || url.origin !== origin || notOurs.test(url.pathname)) return 'leave';
  if (hashed.test(url.pathname) || kept.has(url.pathname)) return 'file';
  if (asked.mode !== 'navigate') return 'leave';
  return url.pathname === '/' ? 'root' : 'page';
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');

/** Whether the server draws this page alike for everyone, by the paths of such pages: the query changes nothing of it. */
export function isBareShell(pathname: string, shells: readonly string[]): boolean {
  const asked = partsOf(pathname);
  return shells.some((shell) => {
    const parts = partsOf(shell);
    return (
      parts.length === asked.length && parts.every((part, at) => part.startsWith(':') || part === asked[at])
    );
  });
}

/** A page is kept only when it is one, whole, and really the one that was asked for. */
export function mayKeepPage(answer: {
  readonly status: number;
  readonly redirected: boolean;
  readonly type: string | null;
  readonly cacheControl: string | null;
}): boolean {
  return (
    answer.status === 200 &&
    !answer.redirected &&
    (answer.type ?? '').startsWith('text/html') &&
    !/no-store|private/.test(answer.cacheControl ?? '')
  );
}
