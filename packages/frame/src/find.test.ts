import { expect, test } from 'vitest';
import { findsOf, groupFinds, type LocalFind, localFinds, withRecent } from './find.ts';

const page = (to: string, label: string, also = ''): LocalFind => ({
  kind: 'page',
  to,
  label,
  detail: '',
  also,
  startsAt: null,
  status: null,
});
const pages = [
  page('/team', 'Your team', 'Who works with you'),
  page('/bookings', 'Bookings', 'New requests, upcoming and past bookings'),
  page('/hours', 'काम के घंटे', 'Working hours'),
];
const found = (text: string) => localFinds(pages, text).map(({ to }) => to);

test('pages are found by the beginning of each word of their name, also by their English name in Hindi', () => {
  expect(found('tea')).toEqual(['/team']);
  expect(found('घंटे')).toEqual(['/hours']);
  expect(found('working h')).toEqual(['/hours']);
  expect(found('eam')).toEqual([]);
  expect(found('')).toEqual(['/team', '/bookings', '/hours']);
});

test('a page that is called so comes before one that is only for it', () => {
  const rows = [page('/past', 'History', 'Past bookings'), page('/bookings', 'Bookings')];
  expect(localFinds(rows, 'book').map(({ to }) => to)).toEqual(['/bookings', '/past']);
});

test('hits without a screen for this person are left out, and groups keep the order of the palette', () => {
  const hit = { facts: ['B7QXMK-4TZP2', '98765'], startsAt: null, status: null };
  const finds = findsOf(
    [
      { ...hit, kind: 'service', id: 's', title: 'Tap repair' },
      { ...hit, kind: 'booking', id: 'b', title: 'Priya' },
      { ...hit, kind: 'member', id: 'm', title: 'Imran' },
    ],
    ({ kind, id }) => (kind === 'member' ? null : `/${kind}/${id}`),
  );
  expect(finds.map(({ to, detail }) => [to, detail])).toEqual([
    ['/service/s', 'B7QXMK-4TZP2 · 98765'],
    ['/booking/b', 'B7QXMK-4TZP2 · 98765'],
  ]);
  expect(groupFinds(finds).map(({ kind }) => kind)).toEqual(['booking', 'service']);
});

test('the last five that were opened are remembered, each once, without what changes', () => {
  const opened = ['/a', '/b', '/c', '/a', '/d', '/e', '/f'];
  const recent = opened.reduce(
    (before, to) =>
      withRecent(before, { ...page(to, to), startsAt: '2026-11-25T04:30:00Z', status: 'Accepted' }),
    [] as ReturnType<typeof withRecent>,
  );
  expect(recent.map(({ to }) => to)).toEqual(['/f', '/e', '/d', '/a', '/c']);
  expect(recent[0]).toMatchObject({ startsAt: null, status: null });
});
