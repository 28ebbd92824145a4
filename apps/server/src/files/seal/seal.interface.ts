import type { SealedDocument } from '@nukkad/contract/files/seal/seal.model';
import type { Reader } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';

/** What is known of a sealed file by its SHA-256, without a title or a name; null: it is none of these. */
export type FindSealed = (reader: Reader, sha256: string) => Promise<SealedDocument | null>;

export interface SealInterface {
  /** Who seals documents says of each file that it sealed what may be told to all who have it. */
  readonly sealed: ExtensionPoint<FindSealed>;
}

export interface SealDependencies {
  readonly platform: Platform;
  readonly sealed: ExtensionPoint<FindSealed>;
}
