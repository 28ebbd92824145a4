import type { AccountInterface } from '../../../identity/account/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { TellSockets } from '../../../platform/socket/namespace.ts';
import type { ChatInterface } from '../../chat/index.ts';

export interface SessionDependencies {
  readonly platform: Platform;
  readonly account: Pick<AccountInterface, 'getPeople' | 'namesOf'>;
  readonly chat: ChatInterface;
  readonly tell: TellSockets;
}

export type Lang = 'en' | 'hi';
