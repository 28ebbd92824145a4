import type { DeviceKind } from '@nukkad/contract/account/session.model';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import { tellPerson } from '../notice/tell-person.ts';
import { deviceNames } from './device.rules.ts';

export const newDeviceWords = (device: Said, link: string): Said => ({
  en: `somebody signed in on ${device.en} that is new to us. Not you? Sign it out: ${link}`,
  hi: `${device.hi} से पहली बार साइन इन हुआ। आप नहीं थे? उसे साइन आउट करें: ${link}`,
});

/** Somebody signed in with a browser that this person has not used before. */
export function tellNewDevice(platform: Platform, event: OutboxEvent): Promise<void> {
  const device = deviceNames[event.payload['device'] as DeviceKind] ?? deviceNames.unknown;
  const link = `${platform.config.publicOrigin}/profile/devices`;
  return tellPerson(platform, 'account.tell_new_device', event, newDeviceWords(device, link));
}
