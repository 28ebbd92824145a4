import type { AccountStatus } from '@nukkad/contract/identity/account/account.noun';
import type { Reader, Sought, Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Authorized } from '../../platform/authorize.ts';
import type { Account } from './account.store.ts';
import type { NewAdmin } from './ensure-admin.ts';
import type { ProfileAnswers } from './read-own-profile.ts';
import type { HeldRole } from './sign-in.rules.ts';

/** A person as other domains may know one. */
export interface Person {
  readonly userId: string;
  /** Empty until the person gave it. */
  readonly fullName: string;
  /** In full: a presenter masks it for other viewers. Empty: the person signed up by e-mail and has given no number yet. */
  readonly mobileNumber: string;
  /** For messages to the person alone; never shown to other people. */
  readonly email: string | null;
  readonly status: Account['status'];
  /** The language of messages to the person. */
  readonly language: Language;
  /** When the account was made. */
  readonly since: Date;
}

export interface AccountInterface {
  /** Answered by the profile domain; where it is not composed, every profile counts as complete. */
  readonly profile: ExtensionPoint<ProfileAnswers>;
  /** In the transaction of a larger change of one's own. */
  rename(tx: Tx, viewer: Viewer, fullName: string, now: Date): Promise<void>;
  /** The caller has asked whether it may be given. */
  addRole(tx: Tx, person: Authorized<Pick<Account, 'userId'>>, held: HeldRole, now: Date): Promise<void>;
  removeRole(tx: Tx, person: Authorized<Pick<Account, 'userId'>>, held: HeldRole): Promise<void>;
  /** A session whose role has just changed is asked about anew at its next call. */
  forgetSession(sessionId: string): void;
  /** Sessions that are over in the database end here too: in memory, and on their sockets. */
  closeSessions(sessionIds: readonly string[]): void;
  /** The language of messages that the person chose; null: none chosen. */
  chosenLanguage(reader: Reader, userId: string): Promise<Language | null>;
  chooseLanguage(
    tx: Tx,
    person: Authorized<Pick<Account, 'userId'>>,
    language: Language,
    now: Date,
  ): Promise<void>;
  /** Full names, for lists that show them; '' until one was given. Leaves out null and ids that are not there. */
  namesOf(reader: Reader, userIds: readonly (string | null)[]): Promise<ReadonlyMap<string, string>>;
  /** The same of one person, for a statement that finds them itself. */
  nameOf(userId: Sought<string>): Sought<string>;
  /** Active Admins by name, at most two hundred: whom work of the office may be given to. */
  admins(reader: Reader): Promise<readonly { readonly userId: string; readonly fullName: string }[]>;
  /** How many accounts were opened within [from, to). */
  countJoined(reader: Reader, span: { readonly from: Date; readonly to: Date }): Promise<number>;
  /** As the back office shows a number: the last two digits. Empty: the person gave none. */
  maskedNumber(mobileNumber: string): string;
  /** Locks the account until the transaction ends: one change of a person waits for the other. */
  lock(tx: Tx, userId: string): Promise<Pick<Account, 'userId'>>;
  /** Every session of a person, ended ones too. */
  listSessionIds(reader: Reader, userId: string): Promise<readonly string[]>;
  /** Leaves out ids that are not there. */
  getPeople(
    reader: Reader,
    userIds: readonly string[],
    also?: Sought<string> | null,
  ): Promise<ReadonlyMap<string, Person>>;
  /** Null: not found. */
  statusOf(reader: Reader, userId: string): Promise<AccountStatus | null>;
  /** Number -> id of the account that has it; unknown numbers are left out. Callers must not reveal which are known. */
  findIdsByNumbers(reader: Reader, mobileNumbers: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** As `findIdsByNumbers`, by verified mails in small letters. */
  findIdsByEmails(reader: Reader, emails: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Of these people those whose number contains these digits. */
  filterByNumber(reader: Reader, userIds: readonly string[], digits: string): Promise<readonly string[]>;
  /** For messages to a number alone: callers must not reveal whether the number is known. */
  findByNumber(reader: Reader, mobileNumber: string): Promise<Person | null>;
  /** The person of this number, made if unknown, with the role Admin. For the command that makes Admins, and for nothing else. */
  ensureAdmin(tx: Tx, person: NewAdmin, now: Date): Promise<string>;
}
