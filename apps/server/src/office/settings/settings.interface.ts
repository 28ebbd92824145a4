import type { AccountInterface } from '../../identity/account/index.ts';
import type { Platform } from '../../platform/platform.ts';

export interface SettingsDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'namesOf'>;
}
