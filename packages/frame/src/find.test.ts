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
const found = (text: string) => localFinds(pages, text).sure.map(({ to }) => to);
const guessed = (text: string) => localFinds(pages, text).guessed.map(({ to }) => to);

test('pages are found by the beginning of each word of their name, also by their English name in Hindi', () => {
  expect(found('tea')).toEqual(['/team']);
  expect(found('घंटे')).toEqual(['/hours']);
  expect(found('working h')).toEqual(['/hours']);
  expect(found('eam')).toEqual([]);
  expect(found('')).toEqual(['/team', '/bookings', '/hours']);
});

test('a mistyped word, the singular and the plural find a page, and a guess is told from a name', () => {
  expect([found('boking'), guessed('boking')]).toEqual([[], ['/bookings']]);
  expect(found('booking requests')).toEqual(['/bookings']);
  expect(found('teams')).toEqual(['/team']);
  expect(guessed('xqzzvw')).toEqual([]);
});

test('a command is found by its words and not listed before anything is typed', () => {
  const rows = [...pages, { ...page('#dark', 'Dark theme', 'night'), run: 'dark' }];
  expect(localFinds(rows, 'dark').sure.map(({ run }) => run)).toEqual(['dark']);
  expect(localFinds(rows, 'night').sure.map(({ to }) => to)).toEqual(['#dark']);
  expect(localFinds(rows, '').sure).toHaveLength(pages.length);
});

test('a page that is called so comes before one that is only for it', () => {
  const rows = [page('/past', 'History', 'Past bookings'), page('/bookings', 'Bookings')];
  expect(localFinds(rows, 'book').sure.map(({ to }) => to)).toEqual(['/bookings', '/past']);
});

test('hits without a screen for this person are left out, and groups come in the order of the answer', () => {
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
  expect(groupFinds(finds).map(({ kind }) => kind)).toEqual(['service', 'booking']);
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
