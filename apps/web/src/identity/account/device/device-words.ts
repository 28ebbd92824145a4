import type { ActiveSession } from '@nukkad/contract/identity/account/session.model';
import type { Translate } from '../../../platform/i18n/i18n.ts';

const names: Record<ActiveSession['device'], (t: Translate) => string> = {
  'android-phone': (t) => t('device.androidPhone', 'Android phone'),
  'android-tablet': (t) => t('device.androidTablet', 'Android tablet'),
  iphone: (t) => t('device.iphone', 'iPhone'),
  ipad: (t) => t('device.ipad', 'iPad'),
  windows: (t) => t('device.windows', 'Windows computer'),
  mac: (t) => t('device.mac', 'Mac'),
  chromebook: (t) => t('device.chromebook', 'Chromebook'),
  linux: (t) => t('device.linux', 'Linux computer'),
  unknown: (t) => t('device.unknown', 'Unknown device'),
};

export const isHandheld = ({ device }: Pick<ActiveSession, 'device'>) =>
  ['android-phone', 'android-tablet', 'iphone', 'ipad'].includes(device);

/** "Android phone, Chrome"; the browser is left out where it did not say. */
export function deviceName({ device, browser }: Pick<ActiveSession, 'device' | 'browser'>, t: Translate) {
  return [names[device](t), browser].filter(Boolean).join(', ');
}
