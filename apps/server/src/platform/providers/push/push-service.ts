/**
 * The push services of browsers. A subscription's address comes from the client, and the server calls it: none but
 * these is ever called (promise 66). Chrome, Edge on Android, Opera, Samsung: Google; Firefox: Mozilla; Safari: Apple;
 * Edge: Microsoft.
 */
const hosts: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
];
const domains: readonly string[] = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** Whether a subscription's address is one of a browser's push service. */
export function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '' || hash !== '') return false;
  return hosts.includes(hostname) || domains.some((domain) => hostname.endsWith(domain));
}
