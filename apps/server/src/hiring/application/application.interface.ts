import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CandidateInterface } from '../candidate/index.ts';
import type { JobInterface } from '../job/index.ts';

/** Erases what a domain keeps of applications, in the transaction that erases them. */
export type EraseWith = (
  tx: Tx,
  over: Authorized<{ readonly applicationIds: readonly string[] }>,
) => Promise<void>;

export interface ApplicationInterfaces {
  readonly account: Pick<AccountInterface, 'getPeople'>;
  readonly candidate: CandidateInterface;
  readonly geography: Pick<GeographyInterface, 'locate'>;
  readonly job: JobInterface;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
}

export interface ApplicationDependencies extends ApplicationInterfaces {
  /** Answered by what builds on applications. */
  readonly erased: ExtensionPoint<EraseWith>;
  readonly platform: Platform;
}
