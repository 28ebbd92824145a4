import type { AccountInterface } from '../../identity/account/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ApplicationInterface } from '../application/index.ts';
import type { JobInterface } from '../job/index.ts';

export interface ApplicantNoteInterfaces {
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly application: Pick<ApplicationInterface, 'applicationFacts' | 'erased'>;
  readonly job: Pick<JobInterface, 'jobCards' | 'team'>;
}

export interface ApplicantNoteDependencies extends ApplicantNoteInterfaces {
  readonly platform: Platform;
}
