import type { AccountInterface } from '../../identity/account/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CandidateInterface } from '../candidate/index.ts';

export interface TalentPoolInterfaces {
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly candidate: Pick<CandidateInterface, 'candidateCards' | 'hid' | 'openTo'>;
}

export interface TalentPoolDependencies extends TalentPoolInterfaces {
  readonly platform: Platform;
}
