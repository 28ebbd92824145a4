const anId = /^(?:[0-9a-f]{8}-[0-9a-f-]{27}|[A-Z]{2,4}-?\d[\dA-Z-]*|\d+|\d{4}-\d{2}(?:-\d{2})?)$/;
/** Pages of the catalogue, of places, of members and of documents to sign are one screen each, however many there are. */
const oneOfMany =
  /^\/(services|partners|help\/faqs|service-in-city|home-services|p|c|network\/people|network\/member|sign)\/.+/;

/** What is looked for in the catalogue: one screen, whatever is found. */
const looked = new Set(['q', 'category', 'group', 'sub', 'sort', 'serviceType', 'next', 'return']);
/** Dialogs that the frame opens above whichever screen it is. */
const ofFrame = new Set(['location', 'more', 'search']);

/** A tab of a calendar is one screen, whichever day it stands at, and a list is one, whichever of its filters are chosen. */
const ofItsParts = new Set([
  'month',
  'week',
  'day',
  'view',
  'window',
  'sessionType',
  'unread',
  'order',
  'tag',
]);

/** Which screen an address opens: two bookings are one screen, two tabs of a booking are two. */
export function screenOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const dialog = searchParams.get('dialog') ?? '';
  if (ofFrame.has(dialog)) return `dialog=${dialog}`;
  const many = oneOfMany.exec(pathname);
  if (many || pathname === '/services') return [`/${many?.[1] ?? 'services'}/…`, dialog].join(' ');
  const path = pathname
    .split('/')
    .map((step) => (anId.test(step) ? '…' : step))
    .join('/');
  // A dialog is the same one above each tab.
  const told = dialog
    ? [['dialog', dialog] as const]
    : [...searchParams].filter(([name]) => !ofItsParts.has(name));
  const asked = told
    .map(([name, value]) =>
      anId.test(value) || name.endsWith('Id') || looked.has(name) ? name : `${name}=${value}`,
    )
    .toSorted();
  return [path, ...asked].join(' ');
}
