import type { AccountInterface } from '../../identity/account/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ApplicationInterface } from '../application/index.ts';
import type { CandidateInterface } from '../candidate/index.ts';
import type { JobInterface } from '../job/index.ts';

export interface SamePersonInterfaces {
  readonly account: Pick<AccountInterface, 'findIdsByEmails' | 'findIdsByNumbers' | 'getPeople' | 'namesOf'>;
  readonly application: Pick<
    ApplicationInterface,
    'applicationFacts' | 'mayDecide' | 'samePeople' | 'sees' | 'shortlistedOf'
  >;
  readonly candidate: Pick<CandidateInterface, 'cvContacts' | 'withCvContacts'>;
  readonly job: Pick<JobInterface, 'jobCards' | 'team'>;
}

export interface SamePersonDependencies extends SamePersonInterfaces {
  readonly platform: Platform;
}
