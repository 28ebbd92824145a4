import type { Reader } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';

/** A thing of the business that a person holds. */
export interface HeldAsset {
  readonly assetId: string;
  readonly name: string;
}
export type AssetsOf = (
  reader: Reader,
  of: { readonly organisationId: string; readonly staffId: string },
) => Promise<readonly HeldAsset[]>;

/** What leaving asks of domains that know more. */
export interface LeavingInterface {
  /** Without an answer no one holds anything. */
  readonly assets: ExtensionPoint<AssetsOf>;
}
