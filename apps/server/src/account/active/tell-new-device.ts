import type { DeviceKind } from '@nukkad/contract/account/session.model';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellPerson } from '../notice/tell-person.ts';
import { deviceNames } from './device.rules.ts';

/** Somebody signed in with a browser that this person has not used before. */
export function tellNewDevice(platform: Platform, event: OutboxEvent): Promise<void> {
  const device = deviceNames[event.payload['device'] as DeviceKind] ?? deviceNames.unknown;
  const text = `somebody signed in on ${device} that is new to us. Not you? Sign it out: ${platform.config.publicOrigin}/profile/devices`;
  return tellPerson(platform, 'account.tell_new_device', event, text);
}
