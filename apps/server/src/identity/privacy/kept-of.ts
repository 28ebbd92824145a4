import type { KeptItem } from '@nukkad/contract/identity/privacy/privacy.model';
import type { Reader } from '../../platform/db/database.ts';
import { type PersonalPort, heldBy } from '../../platform/personal.ts';
import { isWrittenByLeaving, keptOf } from './privacy.rules.ts';

/** What would stay of this person: only what there is of them, and what leaving itself leaves behind. */
export async function keptOfPerson(
  ports: readonly PersonalPort[],
  reader: Reader,
  userId: string,
): Promise<KeptItem[]> {
  const lasting = ports.flatMap(({ tables }) => tables).filter(({ erasure }) => erasure.kept);
  const held = await heldBy(
    lasting.filter((one) => !isWrittenByLeaving(one)),
    reader,
    userId,
  );
  return keptOf(lasting.filter((one) => held.includes(one) || isWrittenByLeaving(one)));
}
