import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { Role } from '@nukkad/contract/kernel/roles';
import { accountErrors } from '@nukkad/contract/identity/account/account.noun';

const minute = 60_000;
const hour = 60 * minute;

/** Who signs in here: Admins have an app of their own. */
export type SignInRole = Exclude<Role, 'Admin'>;

/** How often codes may be asked for and tried. They guard accounts, so no dated setting may loosen them. */
export interface SignInLimits {
  readonly pauseMs: number;
  readonly sendsPerNumber: number;
  readonly sendsPerAddress: number;
  readonly triesPerDay: number;
  /** Wrong passwords from one network address in an hour. */
  readonly passwordsPerAddress: number;
  /** Existence checks of one caller in an hour. */
  readonly checksPerCaller: number;
}

/** What a code is good for; for nothing else. */
export type CodePurpose =
  | 'sign_in'
  | 'sign_up'
  | 'password_recovery'
  | 'email_verification'
  | 'mobile_verification'
  /** Of a document, by a number with or without an account; it signs no one in. */
  | 'signing';

export const codeLifeMs = 5 * minute;
/** Never scaled: a code of six digits is safe only because so few attempts are allowed. */
export const triesPerCode = 5;
export const sendWindowMs = hour;
export const tryWindowMs = 24 * hour;

/** `scale` is 1 but for load tests. */
export function signInLimits(scale: number): SignInLimits {
  return {
    pauseMs: minute / scale,
    sendsPerNumber: Math.ceil(5 * scale),
    sendsPerAddress: Math.ceil(20 * scale),
    triesPerDay: Math.ceil(10 * scale),
    passwordsPerAddress: Math.ceil(20 * scale),
    checksPerCaller: Math.ceil(10 * scale),
  };
}

/** What happened so far, as the database counts it. */
export interface SignInHistory {
  readonly lastSentAt: Date | null;
  /** For this number or e-mail address in the last hour, for all purposes. */
  readonly sends: number;
  /** Of this network address in the last hour. */
  readonly addressSends: number;
  /** Wrong codes of this number or e-mail address in the last 24 hours. */
  readonly wrongTries: number;
}

interface Refused {
  readonly fact: ErrorFact;
  readonly retryAfter?: number;
}

/** The reason why a code may not be sent now; null: it may. Does not look up whether the contact has an account. */
export function whyNotSend(history: SignInHistory, limits: SignInLimits, now: Date): Refused | null {
  if (history.wrongTries >= limits.triesPerDay)
    return { fact: accountErrors.sign_in_paused, retryAfter: hour / 1000 };
  if (history.sends >= limits.sendsPerNumber || history.addressSends >= limits.sendsPerAddress)
    return { fact: accountErrors.otp_too_many, retryAfter: hour / 1000 };
  const waitMs = history.lastSentAt ? history.lastSentAt.getTime() + limits.pauseMs - now.getTime() : 0;
  return waitMs > 0 ? { fact: accountErrors.otp_too_soon, retryAfter: Math.ceil(waitMs / 1000) } : null;
}

export interface ChallengeState {
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly supersededAt: Date | null;
  readonly wrongTries: number;
}

/** May this code be tried now? Null: yes. Asked before the code is looked at, so a used-up one never opens. */
export function whyNotTry(
  challenge: ChallengeState,
  triesToday: number,
  limits: SignInLimits,
  now: Date,
): ErrorFact | null {
  if (challenge.usedAt || challenge.supersededAt || challenge.expiresAt <= now)
    return accountErrors.otp_expired;
  if (challenge.wrongTries >= triesPerCode) return accountErrors.otp_used_up;
  return triesToday >= limits.triesPerDay ? accountErrors.sign_in_paused : null;
}

/**
 * What a wrong try is answered, itself counted: how many are left for this code, or that none is. `triesBefore` and
 * `triesToday` are those before it.
 */
export function factOfWrongTry(triesBefore: number, triesToday: number, limits: SignInLimits): ErrorFact {
  const left = triesPerCode - triesBefore - 1;
  if (triesToday + 1 >= limits.triesPerDay) return accountErrors.sign_in_paused;
  if (left <= 0) return accountErrors.otp_used_up;
  const leftToday = limits.triesPerDay - triesToday - 1;
  return { ...accountErrors.otp_wrong, values: { left: Math.min(left, leftToday) } };
}

export interface HeldRole {
  readonly role: Role;
  readonly organisationId: string | null;
  readonly staffId: string | null;
}

export interface ChosenRole extends HeldRole {
  readonly role: SignInRole;
}

const preference: readonly SignInRole[] = ['Service Partner', 'subUser', 'Jobseeker', 'Buyer'];
const isSignInRole = (held: HeldRole): held is ChosenRole => held.role !== 'Admin';

/** The role to sign in with: the asked one if it is held, else the first by preference. Null: an Admin alone. */
export function chooseRole(held: readonly HeldRole[], asked: SignInRole | null): ChosenRole | null {
  const open = held.filter(isSignInRole);
  const wished = open.find((one) => one.role === asked);
  return wished ?? preference.flatMap((role) => open.filter((one) => one.role === role))[0] ?? null;
}

/**
 * The first role of a new person. Section 6 makes a person who chose none a Buyer, and a question must not interrupt a
 * first order: a new number is a Buyer at once, or the Jobseeker that it asked to be. A new person by e-mail has come
 * to make an account, so login/basicinfo asks for the role (section 2), and until then there is none. A Service
 * Partner begins as a Buyer, because only a Buyer can have a business verified.
 */
export function firstRole(cameBy: 'mobile' | 'email', asked: SignInRole | null): HeldRole | null {
  if (asked === 'Jobseeker') return { role: 'Jobseeker', organisationId: null, staffId: null };
  return cameBy === 'mobile' || asked !== null
    ? { role: 'Buyer', organisationId: null, staffId: null }
    : null;
}

/** One household's or company's IPv6 is a /64; counting single addresses there would count nothing. */
export function networkOf(address: string): string {
  const v4 = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!v4.includes(':')) return v4;
  const [head = '', tail = ''] = v4.split('::', 2);
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const middle = v4.includes('::')
    ? Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
    : [];
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}
