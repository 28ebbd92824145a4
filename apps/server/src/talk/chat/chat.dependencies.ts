import type { AccountInterface } from '../../identity/account/index.ts';
import type { PartnerInterface } from '../../identity/partner/index.ts';
import type { ProfileInterface } from '../../identity/profile/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { TellSockets } from '../../platform/socket/namespace.ts';

export interface ChatInterfaces {
  readonly account: Pick<AccountInterface, 'namesOf'>;
  readonly partner: Pick<PartnerInterface, 'getOrganisations' | 'getStaff'>;
  readonly profile: Pick<ProfileInterface, 'picturesOf'>;
}

/** The sockets, as far as chat speaks through them. */
export interface ChatSockets {
  readonly tell: TellSockets;
  readonly isThere: (namespace: string, room: string) => boolean;
}

export interface ChatDependencies extends ChatInterfaces {
  readonly platform: Platform;
  readonly sockets: ChatSockets;
}
