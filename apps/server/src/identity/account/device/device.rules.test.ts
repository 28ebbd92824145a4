import { expect, test } from 'vitest';
import { cityCodeOf, deviceOf } from './device.rules.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';
test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'android-phone', 'Chrome'],
  [`Mozilla/5.0 (Linux; Android 13; SM-X700) ${chrome} Safari/537.36`, 'android-tablet', 'Chrome'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'android-phone',
    'Samsung Internet',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'iphone',
    'Safari',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0 Mobile/15E148 Safari/604.1',
    'ipad',
    'Chrome',
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/131.0.0.0`, 'windows', 'Edge'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', 'windows', 'Firefox'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'mac',
    'Safari',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'chromebook', 'Chrome'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 OPR/116.0.0.0`, 'linux', 'Opera'],
  ['curl/8.5.0', 'unknown', ''],
  ['', 'unknown', ''],
  [undefined, 'unknown', ''],
])('%s', (header, device, browser) => {
  expect(deviceOf(header)).toEqual({ device, browser });
});

test('a place is a city of ours or none', () => {
  expect(cityCodeOf('1277333')).toBe('1277333');
  for (const strange of [undefined, '', 'Bengaluru', '12345678901', "1'; drop"])
    expect(cityCodeOf(strange)).toBeNull();
});
