import type { Reader } from '../../platform/db/database.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';

export interface OpenOf {
  readonly organisationId: string;
  readonly staffIds: readonly string[];
}

/** Something of the business that a person still has. */
export interface HeldAsset {
  readonly assetId: string;
  readonly staffId: string;
  readonly name: string;
  /** Serial number; empty: none. */
  readonly tag: string;
  /** YYYY-MM-DD, Asia/Kolkata; null: open. */
  readonly dueOn: string | null;
  /** The person said that they have it. */
  readonly isConfirmed: boolean;
}

/** What other domains may ask of assets. */
export interface AssetInterface {
  /** What these people still have, by person and name: 500 at most. */
  openOf(reader: Reader, asked: OpenOf): Promise<readonly HeldAsset[]>;
}

export interface AssetDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'getStaff'>;
}
