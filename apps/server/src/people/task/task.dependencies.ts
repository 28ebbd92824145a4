import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { DocumentInterface } from '../../files/document/index.ts';
import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';

export interface TaskDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'getStaff'>;
  readonly document: Pick<DocumentInterface, 'holdOwn' | 'getFiles' | 'linkFile'>;
}

/** The organisation that the viewer acts for; every query of its tasks carries it. */
export const organisationOf = ({ organisationId }: Viewer): string =>
  organisationId ?? refuse(kernelErrors.forbidden);
