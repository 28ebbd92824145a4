import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { PartyBooks } from './party.interface.ts';

export interface PartyDependencies {
  readonly platform: Platform;
  readonly books: ExtensionPoint<PartyBooks>;
}
