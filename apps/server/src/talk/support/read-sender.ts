import type { Reader } from '../../platform/db/database.ts';
import { type Sender, getSender } from './support.store.ts';

/** Of a signed-in person, from the account; what the client says of itself does not count. */
export const readSender = (reader: Reader, userId: string): Promise<Sender> => getSender(reader, userId);
