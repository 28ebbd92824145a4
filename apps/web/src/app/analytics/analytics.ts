/** What the app tells an analytics provider, whichever it is. Nothing personal: a page's path without ids, never its query. */
export interface Analytics {
  /** The id of the signed-in person, without further data, and the facts about the visit. */
  identify(userId: string, properties: Readonly<Record<string, string>>): void;
  /** A new session, named by the instant it began at (milliseconds since 1970). */
  beginSession(at: number): void;
  /** The next person at this device is another one. */
  reset(): void;
  pageView(path: string): void;
  /** Consent withdrawn: nothing more is sent. */
  silence(silent: boolean): void;
}

/** Specification sections 7 and 9. */
export const figures = {
  identifyAfterMs: 3_000,
  flushIntervalMs: 1_000,
  maxRetries: 5,
  queueSize: 30,
  sessionTimeoutMs: 30 * 60_000,
} as const;

/** What a link carries opens something: no provider learns it. */
const withCode = /^(\/(?:sign|waitlist|newsletter\/[a-z]+)\/)[^/]+/;

/** `/buyer/bookings/01a1…` counts as one page for all bookings. */
export function anonymousPath(pathname: string): string {
  return pathname
    .replace(withCode, '$1:code')
    .split('/')
    .map((part) => (isUuid.test(part) || hasNumber.test(part) ? ':id' : part))
    .join('/');
}

const isUuid = /^[0-9a-f-]{36}$/i;
const hasNumber = /\d{6}/;

/** Specification section 7: the plan and the country are fixed. */
export function propertiesAt(now: Date): Readonly<Record<string, string>> {
  return { plan: 'premium', location: 'India', lastLogin: now.toISOString() };
}
