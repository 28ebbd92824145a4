import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ApplicationInterface } from '../application/index.ts';
import type { JobInterface } from '../job/index.ts';

export interface CandidateQuestionInterfaces {
  readonly application: Pick<ApplicationInterface, 'hasApplied'>;
  readonly job: Pick<JobInterface, 'openJob' | 'holdOpenJob' | 'jobCards' | 'holdsWords' | 'team'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
}

export interface CandidateQuestionDependencies extends CandidateQuestionInterfaces {
  readonly platform: Platform;
}
