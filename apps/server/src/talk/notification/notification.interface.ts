import type { NotificationTag } from '@nukkad/contract/kernel/notice';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { Notice } from '../../platform/notice/notice.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Wanted } from './notification.rules.ts';

export interface NotificationDependencies {
  readonly platform: Platform;
  /** Of all domains. */
  readonly notices: readonly Notice[];
  readonly getPeople: AccountInterface['getPeople'];
  /** What this person left on for this kind. */
  readonly wantedBy: (reader: Reader, userId: string, tag: NotificationTag) => Promise<Wanted>;
}
