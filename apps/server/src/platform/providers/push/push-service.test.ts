import { expect, test } from 'vitest';
import { isPushService } from './push-service.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://fcm.googleapis.com/wp/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-pn1p.notify.windows.com/w/?token=abc',
  'https://FCM.googleapis.com/fcm/send/abc',
])('promise 66: %s is a push service', (address) => {
  expect(isPushService(address)).toBe(true);
});

const outside = 'fcm.googleapis.com';
test.each([
  `http://${outside}/fcm/send/abc`,
  `https://${outside}:8443/fcm/send/abc`,
  `https://user@${outside}/abc`,
  `https://user:secret@${outside}/abc`,
  `https://${outside}.evil.example/abc`,
  `https://evil.example/${outside}`,
  `https://evil.example#@${outside}/`,
  `https://evil.example\\@${outside}/`,
  `https://${outside}@evil.example/`,
  `https://${outside}./abc`,
  `https://${outside}/abc#part`,
  `https://evil${outside}/abc`,
  'https://notify.windows.com/abc',
  'https://evilnotify.windows.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://[::ffff:127.0.0.1]/abc',
  'https://169.254.169.254/latest/meta-data/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://localhost/abc',
  'https://10.0.0.1/abc',
  'https://metadata.google.internal/computeMetadata/v1/',
  `file:///etc/passwd`,
  `gopher://${outside}/abc`,
  `javascript:alert(1)`,
  `//${outside}/abc`,
  'not an address',
  '',
])('promise 66: %s is none, and is never called', (address) => {
  expect(isPushService(address)).toBe(false);
});
