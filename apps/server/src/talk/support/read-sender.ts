import type { AccountInterface } from '../../identity/account/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { Sender } from './support.store.ts';

/** Of a signed-in person, from the account; what the client says of itself does not count. */
export async function readSender(
  account: Pick<AccountInterface, 'getPeople'>,
  reader: Reader,
  userId: string,
): Promise<Sender> {
  const person = (await account.getPeople(reader, [userId])).get(userId);
  if (!person) throw new Error('A signed-in person has no account.');
  const { fullName, email, mobileNumber } = person;
  return { userId, fullName, email, mobileNumber: mobileNumber || null };
}
