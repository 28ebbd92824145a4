import type { Said } from '../../../platform/spoken.rules.ts';
import type { DeviceKind } from '@nukkad/contract/identity/account/session.model';

export interface Device {
  readonly device: DeviceKind;
  /** Empty: it did not say, or is none that we know. */
  readonly browser: string;
}

type Rule<T> = readonly [has: string, means: T, butNot?: string];

/** Top to bottom, the first that fits: a Chromebook also says Linux, an Android phone too, an iPad of old also Mac. */
const machines: readonly Rule<DeviceKind>[] = [
  ['iPad', 'ipad'],
  ['iPhone', 'iphone'],
  ['iPod', 'iphone'],
  ['CrOS', 'chromebook'],
  ['Android', 'android-tablet', 'Mobile'],
  ['Android', 'android-phone'],
  ['Windows', 'windows'],
  ['Macintosh', 'mac'],
  ['Linux', 'linux'],
  ['X11', 'linux'],
];

/** Nearly all say Chrome and Safari too, so their own names go first. */
const browsers: readonly Rule<string>[] = [
  ['SamsungBrowser/', 'Samsung Internet'],
  ['EdgA/', 'Edge'],
  ['EdgiOS/', 'Edge'],
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['OPT/', 'Opera'],
  ['UCBrowser/', 'UC Browser'],
  ['MiuiBrowser/', 'Mi Browser'],
  ['YaBrowser/', 'Yandex'],
  ['Vivaldi/', 'Vivaldi'],
  ['DuckDuckGo/', 'DuckDuckGo'],
  ['FxiOS/', 'Firefox'],
  ['Firefox/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['HeadlessChrome/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
];

function first<T>(rules: readonly Rule<T>[], header: string): T | undefined {
  return rules.find(
    ([has, , butNot]) => header.includes(has) && !(butNot !== undefined && header.includes(butNot)),
  )?.[1];
}

/** What the User-Agent header says in words that a person knows. It may lie: nothing but a list is made of it. */
export function deviceOf(header: string | undefined): Device {
  const said = (header ?? '').slice(0, 500);
  return { device: first(machines, said) ?? 'unknown', browser: first(browsers, said) ?? '' };
}

/** The city that the device was set to; the cookie is the browser's to write, so it is believed for a label only. */
export function cityCodeOf(cookie: string | undefined): string | null {
  return cookie !== undefined && /^[0-9]{1,10}$/.test(cookie) ? cookie : null;
}

/** Longer than the cookie of a browser that is used once a year. */
export const deviceLifeMs = 400 * 24 * 3_600_000;

/** In a message; the screen has words of its own language. */
export const deviceNames: Readonly<Record<DeviceKind, Said>> = {
  'android-phone': { en: 'an Android phone', hi: 'एक Android फ़ोन' },
  'android-tablet': { en: 'an Android tablet', hi: 'एक Android टैबलेट' },
  iphone: { en: 'an iPhone', hi: 'एक iPhone' },
  ipad: { en: 'an iPad', hi: 'एक iPad' },
  windows: { en: 'a Windows computer', hi: 'एक Windows कंप्यूटर' },
  mac: { en: 'a Mac', hi: 'एक Mac' },
  chromebook: { en: 'a Chromebook', hi: 'एक Chromebook' },
  linux: { en: 'a Linux computer', hi: 'एक Linux कंप्यूटर' },
  unknown: { en: 'an unknown device', hi: 'एक अनजान डिवाइस' },
};
