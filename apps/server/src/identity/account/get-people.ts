import type { Reader, Sought } from '../../platform/db/database.ts';
import type { Person } from './account.interface.ts';
import { type Account, findAccountByContact, findAccounts } from './account.store.ts';

/** Leaves out ids that are not there. */
export async function getPeople(
  reader: Reader,
  userIds: readonly string[],
  also: Sought<string> | null = null,
): Promise<ReadonlyMap<string, Person>> {
  const accounts = await findAccounts(reader, userIds, also);
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

/** Null for a number that no account has. */
export async function findByNumber(reader: Reader, mobileNumber: string): Promise<Person | null> {
  const account = await findAccountByContact(reader, { mobileNumber });
  return account && personOf(account);
}
