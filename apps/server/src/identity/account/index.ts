import { accountErrors } from '@nukkad/contract/identity/account/account.noun';
import { passkeyErrors } from '@nukkad/contract/identity/account/passkey.noun';
import { dormancyDefaults } from './dormancy/dormancy.rules.ts';
import type { ShareInterface } from '../../files/share/index.ts';
import type { DriveInterface } from '../../files/drive/index.ts';
import type { EnvelopeInterface } from '../../files/envelope/index.ts';
import type { TemplateInterface } from '../../files/template/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { PartnerInterface } from '../partner/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import { accessTokens } from './access-token.ts';
import { accountConsumers, accountCron } from './account.consumers.ts';
import { accountNotices } from './account.notices.ts';
import { accountRoutes } from './account.routes.ts';
import {
  addRole,
  filterByNumber,
  findAccounts,
  findIdsByEmails,
  findIdsByNumbers,
  lockAccount,
  countJoined,
  nameOf,
  namesOf,
  removeRole,
} from './account.store.ts';
import type { AccountInterface } from './account.interface.ts';
import { ensureAdmin } from './ensure-admin.ts';
import { listAdmins } from './admins.store.ts';
import { findByNumber, getPeople } from './get-people.ts';
import { masked } from './people/people.presenter.ts';
import { deviceRoutes } from './device/device.routes.ts';
import { driveGrantees } from './drive-grantees.ts';
import { createLastSeen } from './device/last-seen.ts';
import { deactivationRoutes } from './deactivation/deactivation.routes.ts';
import { referralRoutes } from './referral/referral.routes.ts';
import { roleRoutes } from './role/role.routes.ts';
import type { ProfileAnswers } from './read-own-profile.ts';
import { type Sessions, createSessions } from './authenticate.ts';
import { peopleFinders } from './people/find-people.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { shareMakers } from './share-makers.ts';
import { stepUpRoutes } from './step-up/step-up.routes.ts';
import { accountPersonal } from './account-personal.store.ts';
import { findLanguage, saveLanguage } from './language/language.store.ts';
import { passkeyRoutes } from './passkey/passkey.routes.ts';
import { hashing } from '../../platform/password.ts';
import { passwordRoutes } from './password/password.routes.ts';
import { plainLoginPages } from './plain-login/plain-login.pages.ts';
import type { AccountDependencies } from './session-answer.ts';
import { listSessionIds } from './session.store.ts';
import { renameAccount } from './set-own-name.ts';
import { paperBusinessOf } from './paper-business.ts';
import { signingPeople } from './signing-people.ts';
import { signInRoutes } from './sign-in.routes.ts';

export type { NewAccount } from './account.store.ts';
export type { StatusChange } from './status/change-account-status.ts';
export type { AccountInterface, Person } from './account.interface.ts';
export type { ProfileExtras } from './account.presenter.ts';
export type { ProfileAnswers } from './read-own-profile.ts';
export type { ChosenRole, HeldRole } from './sign-in.rules.ts';

/** What needs nothing but the caller's reader or transaction. */
const people: Omit<AccountInterface, 'closeSessions' | 'forgetSession' | 'profile'> = {
  rename: renameAccount,
  addRole,
  removeRole,
  chosenLanguage: findLanguage,
  chooseLanguage: saveLanguage,
  admins: listAdmins,
  countJoined,
  namesOf,
  nameOf,
  maskedNumber: masked,
  lock: lockAccount,
  listSessionIds,
  getPeople,
  statusOf: async (reader, userId) => (await findAccounts(reader, [userId]))[0]?.status ?? null,
  findIdsByEmails,
  findIdsByNumbers,
  filterByNumber,
  findByNumber,
  ensureAdmin,
};

interface Dependencies {
  readonly partner: PartnerInterface;
  readonly sessions: { dropSession(sessionId: string): void };
  /** Left out: nothing is shared. */
  readonly share?: Pick<ShareInterface, 'makers'>;
  /** Left out: nothing of a drive is shared. */
  readonly drive?: Pick<DriveInterface, 'grantees'>;
  /** Left out: no documents are signed. */
  readonly envelope?: EnvelopeInterface;
  /** Left out: no paper is made of templates. */
  readonly template?: Pick<TemplateInterface, 'business'>;
  /** Left out: no place is named. */
  readonly geography?: Pick<GeographyInterface, 'cityByCode'>;
}

/** Who makes links, with whom is shared, who signs and whose documents are made, as the account knows them. */
const answersOf = (platform: Platform, { partner, share, drive, envelope, template }: Dependencies) => [
  ...(share ? [share.makers.answeredBy(shareMakers(partner))] : []),
  ...(drive ? [drive.grantees.answeredBy(driveGrantees(partner))] : []),
  ...(envelope ? [envelope.people.answeredBy(signingPeople(platform, partner))] : []),
  ...(template ? [template.business.answeredBy(paperBusinessOf(partner))] : []),
];

/** People, their sign-in and their sessions. */
export function createAccountDomain(
  platform: Platform,
  interfaces: Dependencies,
): Domain & AccountInterface & Pick<Sessions, 'authenticate' | 'gate' | 'verifyToken' | 'watch'> {
  const { partner } = interfaces;
  const tokens = accessTokens(platform.config.secret);
  const dropSession = (sessionId: string) => interfaces.sessions.dropSession(sessionId);
  const lastSeen = createLastSeen(platform);
  const cityName = async (reader: Reader, code: string) =>
    (await interfaces.geography?.cityByCode(reader, code))?.name ?? null;
  const profile = extensionPoint<ProfileAnswers>('account.profile');
  const sessions = createSessions({ ...platform, tokens, partner, lastSeen, profile });
  const close = (sessionIds: readonly string[]) => {
    for (const sessionId of sessionIds) {
      sessions.forget(sessionId);
      dropSession(sessionId);
    }
  };
  const deps: AccountDependencies = { platform, partner, tokens, sessions, dropSession, profile };
  return {
    name: 'account',
    settings: { 'account.rest': dormancyDefaults },
    personal: accountPersonal,
    finders: peopleFinders,
    routes: [
      ...accountRoutes(deps),
      ...signInRoutes(deps, hashing),
      ...passwordRoutes(deps, hashing),
      ...passkeyRoutes(deps),
      ...stepUpRoutes(platform, (sessionId) => sessions.forget(sessionId)),
      ...deviceRoutes({ platform, lastSeen, cityName, close }),
      ...roleRoutes(deps),
      ...deactivationRoutes(platform),
      ...referralRoutes(platform),
      ...peopleRoutes({ platform, partner, close }),
    ],
    constraints: {
      user_account_email_key: accountErrors.email_taken,
      user_account_mobile_number_key: accountErrors.mobile_taken,
      passkey_credential_key: passkeyErrors.passkey_known,
    },
    consumers: accountConsumers(platform, dropSession),
    notices: accountNotices(platform),
    pages: plainLoginPages(deps),
    cron: accountCron(platform),
    extensions: answersOf(platform, interfaces),
    authenticate: sessions.authenticate,
    gate: sessions.gate,
    verifyToken: sessions.verifyToken,
    watch: sessions.watch,
    forgetSession: (sessionId) => sessions.forget(sessionId),
    closeSessions: close,
    profile,
    ...people,
  };
}

export const account = domainOn({
  needs: ['drive', 'envelope', 'geography', 'partner', 'sessions', 'share', 'template'],
  create: createAccountDomain,
});
