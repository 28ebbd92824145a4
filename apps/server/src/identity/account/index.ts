import type { AccountStatus } from '@nukkad/contract/identity/account/account.lifecycle';
import { accountErrors } from '@nukkad/contract/identity/account/account.errors';
import { passkeyErrors } from '@nukkad/contract/identity/account/passkey.errors';
import type { PartnerInterface } from '../partner/index.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import { accessTokens } from './access-token.ts';
import { accountConsumers, accountCron } from './account.consumers.ts';
import { accountNotices } from './account.notices.ts';
import { accountRoutes } from './account.routes.ts';
import { type Account, type NewAccount, findAccountByContact, findAccounts } from './account.store.ts';
import { ensureAdmin } from './ensure-admin.ts';
import { deviceRoutes } from './device/device.routes.ts';
import { createLastSeen } from './device/last-seen.ts';
import type { CityName } from './device/list-sessions.ts';
import { deactivationRoutes } from './deactivation/deactivation.routes.ts';
import type { CountOpenBookings } from './deactivation/count-open-bookings.ts';
import { referralRoutes } from './referral/referral.routes.ts';
import { roleRoutes } from './role/role.routes.ts';
import { type MissingParts, type ReadExtras, readNoExtras } from './read-own-profile.ts';
import { type Sessions, createSessions } from './authenticate.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { stepUpRoutes } from './step-up/step-up.routes.ts';
import { accountPersonal } from './account.personal.store.ts';
import { passkeyRoutes } from './passkey/passkey.routes.ts';
import { hashing } from '../../platform/password.ts';
import { passwordRoutes } from './password/password.routes.ts';
import type { AccountDependencies } from './session-answer.ts';
import { signInRoutes } from './sign-in.routes.ts';

export { accessTokens } from './access-token.ts';
export { type NewAccount, addAccount, addRole, removeRole } from './account.store.ts';
export { type StatusChange, changeAccountStatus } from './status/change-account-status.ts';
export type { ProfileExtras } from './account.presenter.ts';
export type { ReadExtras } from './read-own-profile.ts';
export { openSession } from './open-session.ts';
export { renameAccount } from './set-own-name.ts';
export type { ChosenRole, HeldRole } from './sign-in.rules.ts';

/** A person as other domains may know one. */
export interface Person {
  readonly userId: string;
  /** Empty until the person gave it. */
  readonly fullName: string;
  /**
   * In full; a presenter masks it for other viewers. Empty: the person signed up by e-mail and has given no number
   * yet.
   */
  readonly mobileNumber: string;
  /** For messages to the person alone; never shown to other people. */
  readonly email: string | null;
  readonly status: Account['status'];
  /** Chosen for what is sent to the person. */
  readonly language: Language;
  /** When the account was made. */
  readonly since: Date;
}

export interface AccountInterface {
  /** Leaves out ids that are not there. */
  getPeople(reader: Reader, userIds: readonly string[]): Promise<ReadonlyMap<string, Person>>;
  /** Null: not found. */
  statusOf(reader: Reader, userId: string): Promise<AccountStatus | null>;
  /** For messages to a number alone; callers must not reveal whether the number is known. */
  findByNumber(reader: Reader, mobileNumber: string): Promise<Person | null>;
  /** The person of this number, made if unknown, with the role Admin. For the command that makes Admins, and for nothing else. */
  ensureAdmin(tx: Tx, person: Omit<NewAccount, 'userId'>, now: Date): Promise<string>;
}

interface Doors {
  readonly partner: PartnerInterface;
  readonly sessions: { dropSession(sessionId: string): void };
  /** Left out: no place is named. */
  readonly cityName?: CityName;
  /** Optional: without bookings the count of open bookings is 0. */
  readonly countOpenBookings?: CountOpenBookings;
  /** What other domains add to one's own profile. */
  readonly readExtras?: ReadExtras;
  /** Left out: every professional's profile counts as complete. */
  readonly missingParts?: MissingParts;
}

export async function getPeople(
  reader: Reader,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const accounts = await findAccounts(reader, userIds);
  return new Map(accounts.map((one) => [one.userId, personOf(one)]));
}

const personOf = ({
  userId,
  fullName,
  mobileNumber,
  email,
  status,
  language,
  createdAt,
}: Account): Person => ({
  userId,
  fullName,
  mobileNumber,
  email,
  status,
  language,
  since: createdAt,
});

async function findByNumber(reader: Reader, mobileNumber: string): Promise<Person | null> {
  const account = await findAccountByContact(reader, { mobileNumber });
  return account && personOf(account);
}

/** People, their sign-in and their sessions. */
export function createAccountDomain(
  platform: Platform,
  interfaces: Doors,
): Domain & AccountInterface & Pick<Sessions, 'authenticate' | 'gate' | 'verifyToken' | 'forget' | 'watch'> {
  const { partner } = interfaces;
  const tokens = accessTokens(platform.config.secret);
  const dropSession = (sessionId: string) => interfaces.sessions.dropSession(sessionId);
  const lastSeen = createLastSeen(platform);
  const { cityName = async () => null, countOpenBookings = async () => 0 } = interfaces;
  const { missingParts = async () => [] } = interfaces;
  const sessions = createSessions({ ...platform, tokens, partner, lastSeen, missingParts });
  const close = (sessionIds: readonly string[]) => {
    for (const sessionId of sessionIds) {
      sessions.forget(sessionId);
      dropSession(sessionId);
    }
  };
  const readExtras = interfaces.readExtras ?? readNoExtras;
  const deps: AccountDependencies = { platform, partner, tokens, sessions, dropSession, readExtras };
  return {
    name: 'account',
    personal: accountPersonal,
    routes: [
      ...accountRoutes(deps),
      ...signInRoutes(deps, hashing),
      ...passwordRoutes(deps, hashing),
      ...passkeyRoutes(deps),
      ...stepUpRoutes(platform, (sessionId) => sessions.forget(sessionId)),
      ...deviceRoutes({ platform, lastSeen, cityName, close }),
      ...roleRoutes(deps),
      ...deactivationRoutes(platform, countOpenBookings),
      ...referralRoutes(platform),
      ...peopleRoutes({ platform, partner, close }),
    ],
    constraints: {
      user_account_email_key: accountErrors.email_taken,
      user_account_mobile_number_key: accountErrors.mobile_taken,
      passkey_credential_key: passkeyErrors.passkey_known,
    },
    consumers: accountConsumers(platform, { dropSession, countOpenBookings }),
    notices: accountNotices(platform),
    cron: accountCron(platform, countOpenBookings),
    authenticate: sessions.authenticate,
    gate: sessions.gate,
    verifyToken: sessions.verifyToken,
    watch: sessions.watch,
    forget: (sessionId) => sessions.forget(sessionId),
    getPeople,
    statusOf: async (reader, userId) => (await findAccounts(reader, [userId]))[0]?.status ?? null,
    findByNumber,
    ensureAdmin,
  };
}
