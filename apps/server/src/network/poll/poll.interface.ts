import type { Platform } from '../../platform/platform.ts';
import type { MemberInterface } from '../member/index.ts';
import type { ModerationInterface } from '../moderation/index.ts';

export interface PollInterfaces {
  readonly member: Pick<MemberInterface, 'memberOf' | 'cards' | 'listenerOf'>;
  readonly moderation: Pick<ModerationInterface, 'subjects' | 'refusePaused'>;
}

export interface PollDependencies extends PollInterfaces {
  readonly platform: Platform;
}
