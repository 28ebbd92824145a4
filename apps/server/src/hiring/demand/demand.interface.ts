import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { CatalogInterface } from '../../market/catalog/index.ts';
import type { WaitlistInterface } from '../../market/waitlist/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { JobInterface } from '../job/index.ts';
import type { SkillInterface } from '../skill/index.ts';

export interface DemandInterfaces {
  readonly booking: Pick<BookingInterface, 'unserved'>;
  readonly catalog: Pick<CatalogInterface, 'partnersOfCategory'>;
  readonly job: Pick<JobInterface, 'draftForDemand' | 'jobCards' | 'team'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'isActive'>;
  readonly skill: SkillInterface;
  readonly waitlist: WaitlistInterface;
}

export interface DemandDependencies extends DemandInterfaces {
  readonly platform: Platform;
}
