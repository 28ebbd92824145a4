import type { MyProfile } from '@nukkad/contract/identity/account/account.model';
import { isExpired } from './token.ts';

/** Names of specification section 3, client storage. */
export const tokenKey = 'token';
const sessionIdKey = 'sessionId';
const returnKey = 'returnUrl';

/** undefined: not fetched yet; null: fetched, and signed out. */
let profile: MyProfile | null | undefined;
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab signed in or out.
  const heard = (event: StorageEvent) => {
    if (event.key !== tokenKey) return;
    profile = undefined;
    listener();
  };
  addEventListener('storage', heard);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', heard);
  };
}

/** The stored token; a missing or expired one is taken away and reads as null. */
export function currentToken(): string | null {
  const token = localStorage.getItem(tokenKey);
  if (token === null) return null;
  if (!isExpired(token, new Date())) return token;
  localStorage.removeItem(tokenKey);
  return null;
}

export function currentSessionId(): string | null {
  return localStorage.getItem(sessionIdKey);
}

export function keepSessionId(sessionId: string): void {
  localStorage.setItem(sessionIdKey, sessionId);
}

/** The session of this page was ended, and none has begun since. */
let over = false;

/** A new accessToken in any answer replaces the stored one. */
export function replaceToken(token: string): void {
  over = false;
  localStorage.setItem(tokenKey, token);
}

export function knownProfile(): MyProfile | null | undefined {
  return profile;
}

export function keepProfile(next: MyProfile | null): void {
  profile = next;
  tell();
}

/** Begins a session with what home/verifyotp answers. */
export function beginSession(session: { accessToken: string; sessionId: string; profile: MyProfile }): void {
  replaceToken(session.accessToken);
  keepSessionId(session.sessionId);
  keepProfile(session.profile);
}

const endListeners = new Set<() => void>();

/** Heard when a session ends in whatever way: what was read for it (cart, bookings, profile) must go with it. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/**
 * Forgets the person on this device: one way for logging out and for every forced end (specification section 4). The
 * place and the language stay: they are not about an account.
 */
export function forgetSession(): void {
  over = true;
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(sessionIdKey);
  sessionStorage.removeItem('cart');
  for (const listener of endListeners) listener();
  // Pages kept by the service worker hold nothing personal, but which of them were opened is.
  if ('caches' in globalThis) void caches.delete('pages');
  keepProfile(null);
}

/** Where to go after signing in. Only a path of this site is kept or given back. */
export function rememberReturn(path: string): void {
  if (isOwnPath(path)) sessionStorage.setItem(returnKey, path);
}

/** The remembered address, without clearing it. */
export function seeReturn(): string | null {
  const path = sessionStorage.getItem(returnKey);
  return path !== null && isOwnPath(path) ? path : null;
}

export function takeReturn(): string | null {
  const path = seeReturn();
  sessionStorage.removeItem(returnKey);
  return path;
}

/** `//other.site`, `/\other.site` and control characters all leave the site in some browser. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return false;
  return new URL(path, 'https://own.invalid').origin === 'https://own.invalid';
}

/** Asked again at the next door: the server has refused what the profile here still allows. */
export function doubtProfile(): void {
  profile = undefined;
}

/** What is told before its listener has been loaded is heard when it comes: the shell's watchers arrive after the page. */
function createSignal() {
  const heard = new Set<() => void>();
  let missed = false;
  return {
    tell() {
      missed = heard.size === 0;
      for (const listener of heard) listener();
    },
    on(listener: () => void): () => void {
      heard.add(listener);
      if (missed) {
        missed = false;
        listener();
      }
      return () => heard.delete(listener);
    },
  };
}

const barred = createSignal();
const expired = createSignal();
const termsAsked = createSignal();

/** Heard when a call is refused because the account was closed meanwhile; the shell then shows the account's status. */
export const onBarred = (listener: () => void): (() => void) => barred.on(listener);

export function tellBarred(): void {
  doubtProfile();
  barred.tell();
}

/** Heard when a call is refused until the person agrees to changed terms; the shell then leads there. */
export const onTermsAsked = (listener: () => void): (() => void) => termsAsked.on(listener);
export const tellTermsAsked = (): void => termsAsked.tell();

/** Heard when the server says that the session is over; the shell then goes to /login. */
export const onSessionExpired = (listener: () => void): (() => void) => expired.on(listener);

/**
 * The server does not know this session any more: sends the person to the login and back. False: the session was over
 * already, e.g. by logging out, and a late call of the old page must not redirect.
 */
export function expireSession(): boolean {
  if (over && currentToken() === null) return false;
  rememberReturn(location.pathname + location.search);
  forgetSession();
  expired.tell();
  return true;
}
