import type { NotificationChannel, NotificationTag } from '@nukkad/contract/kernel/notice';
import type { Reader } from '../../platform/db/database.ts';
import { choicesFrom } from './setting.rules.ts';
import { listChoices } from './setting.store.ts';

/** By which ways this person wants to hear of this kind. */
export async function noticeChoicesOf(
  reader: Reader,
  userId: string,
  tag: NotificationTag,
): Promise<Readonly<Record<NotificationChannel, boolean>>> {
  const choice = choicesFrom(await listChoices(reader, userId)).find((one) => one.tag === tag);
  return choice ?? { sms: true, mail: true, push: true };
}
