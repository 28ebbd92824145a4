import type { AccountInterface } from '../account/index.ts';
import type { PersonalPort } from '../../platform/personal.ts';
import type { Platform } from '../../platform/platform.ts';

export interface PrivacyDependencies {
  readonly platform: Platform;
  /** Every domain that keeps something of a person, those that others build on first. */
  readonly ports: readonly PersonalPort[];
  readonly account: Pick<AccountInterface, 'closeSessions' | 'listSessionIds' | 'lock'>;
}
