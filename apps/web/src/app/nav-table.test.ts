import { effectivePermissions, ownerPermissions } from '@nukkad/contract/kernel/permissions';
import type { Role } from '@nukkad/contract/kernel/roles';
import { type GuardProfile, mayOpen } from '@nukkad/contract/identity/account/screen.guard';
import { screenAt } from '@nukkad/contract/identity/account/screens';
import { placeAt, tabsOf } from '@nukkad/frame/places';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import type { Translate } from '../platform/i18n/i18n.ts';
import { accountGroupsOf, navTable, workGroupsOf, workPlacesOf } from './nav-table.ts';
import { emptyScreens } from './empty.gen.ts';
import { plannedEmpty } from './planned.empty.ts';
import routes from './routes.ts';
import { navItemsOf } from './shell/nav-items.ts';

const someone = (role: Role, permissions: readonly string[] = []): GuardProfile => ({
  userId: 'a',
  staffId: role === 'subUser' ? 's' : null,
  role,
  status: 'Active',
  partnerStatus: role === 'Buyer' || role === 'Jobseeker' ? null : 'Active',
  isServicePartner: role === 'Service Partner',
  isPro: false,
  notificationMessage: null,
  permissions,
});
const everyone: Readonly<Record<string, GuardProfile>> = {
  customer: someone('Buyer'),
  jobseeker: someone('Jobseeker'),
  owner: someone('Service Partner', [...ownerPermissions()]),
  'owner whose bookings an Admin closed': someone('Service Partner', [
    ...ownerPermissions(['booking', 'admin_access']),
  ]),
  professional: someone('subUser'),
  dispatcher: someone('subUser', ['booking.view', 'booking.update']),
  'clerk of the team': someone('subUser', ['manage_users.view']),
  administrator: someone('subUser', [...effectivePermissions(['admin_access.view', 'admin_access.update'])]),
};
/** Whose profile is not sent for review yet: most of the work area is closed. */
const newPartner: GuardProfile = {
  ...someone('Service Partner', [...ownerPermissions()]),
  partnerStatus: 'Created',
};
const people = Object.entries(everyone);

const pathsOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap((entry) => {
    const path = [above, entry.path].filter(Boolean).join('/');
    return entry.children?.length ? pathsOf(entry.children, path) : [`/${path}`];
  });
const built = new Set(pathsOf(routes));
const pathOf = (address: string) => new URL(address, 'https://site.invalid').pathname;

/** Every row that the frames draw for a person: side bar, account area, header and tabs. */
const drawnFor = (standing: GuardProfile): readonly string[] => [
  ...workPlacesOf(standing).map(({ to }) => to),
  ...accountGroupsOf(standing).flatMap(({ places }) => places.map(({ to }) => to)),
  ...navItemsOf({ role: standing.role, permissions: [...(standing.permissions ?? [])] }, '/home').map(
    ({ to }) => to,
  ),
];

test('every row has a route, a screen that says who may open it, and a person who does', () => {
  for (const { to, roles } of navTable) {
    expect(built.has(to), to).toBe(true);
    expect(screenAt(to), to).not.toBeNull();
    const who = people.filter(
      ([, standing]) =>
        (!roles || (standing.role !== null && roles.includes(standing.role))) && mayOpen(to, standing).enter,
    );
    expect(who.length, to).toBeGreaterThan(0);
  }
});

test('every row has a label and a sentence in both languages', () => {
  const files = Object.values(
    import.meta.glob<Record<string, Readonly<Record<string, string>>>>('../**/*.words.hi.ts', {
      eager: true,
    }),
  );
  const hindi: Readonly<Record<string, string>> = Object.assign(
    {},
    ...files.flatMap((file) => Object.values(file)),
  );
  const inHindi: Translate = (key) => hindi[key] ?? '';
  const inEnglish: Translate = (_key, words) => words;
  for (const { to, label, about } of navTable)
    for (const say of [label, about]) {
      expect(say(inEnglish), to).toMatch(/^[A-Z]/);
      expect(say(inHindi), to).toMatch(/[\u0900-\u097f]/);
    }
});

test.each(people)('%s: each row that is drawn leads to a screen that the person may open', (_, standing) => {
  const drawn = drawnFor(standing);
  expect(drawn.length).toBeGreaterThan(2);
  for (const to of drawn) {
    expect(mayOpen(to, standing), to).toEqual({ enter: true });
  }
});

test.each(people)('%s: the feed and the network are in the navigation', (_, standing) => {
  const drawn = drawnFor(standing);
  for (const to of ['/feed', '/network']) expect(drawn).toContain(to);
});

test('a customer and a jobseeker have the feed in the bar of a phone', () => {
  for (const role of ['Buyer', 'Jobseeker'] as const)
    expect(navItemsOf({ role, permissions: [] }, '/home').map(({ to }) => to)).toContain('/feed');
});

test.each(people)(
  '%s: no place is listed twice, and a group is drawn only with rows in it',
  (_, standing) => {
    const work = workPlacesOf(standing).map(({ to }) => to);
    const account = accountGroupsOf(standing).flatMap(({ places }) => places.map(({ to }) => to));
    expect(new Set([...work, ...account]).size).toBe(work.length + account.length);
    for (const { places } of workGroupsOf(workPlacesOf(standing))) expect(places.length).toBeGreaterThan(0);
  },
);

test.each(people)('%s: a phone’s bar holds at most five, More among them', (_, standing) => {
  expect(tabsOf(workPlacesOf(standing)).length).toBeLessThanOrEqual(4);
  expect(navItemsOf({ role: standing.role, permissions: [] }, '/home').length).toBeLessThanOrEqual(5);
});

test('the frame of work is for a partner and its staff alone, and every place of it knows itself', () => {
  expect(workPlacesOf(everyone['customer'] as GuardProfile)).toEqual([]);
  expect(workPlacesOf(everyone['jobseeker'] as GuardProfile)).toEqual([]);
  const places = workPlacesOf(everyone['owner'] as GuardProfile);
  for (const { to } of places) expect(placeAt(places, to)?.to).toBe(to);
  expect(placeAt(places, '/add-user')?.to).toBe('/users/sub-users-list');
  expect(placeAt(places, '/profile/security')?.to).toBe('/profile');
});

test.each(people)('%s: no two places of the frame have the same picture', (_, standing) => {
  const pictures = workPlacesOf(standing).map(({ Icon }) => Icon);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('a partner who registers has the profile in the bar of a phone, where there is room for it', () => {
  const tabs = tabsOf(workPlacesOf(newPartner)).map(({ to }) => to);
  expect(tabs).toEqual(['/update-partner', '/profile/card']);
  expect(tabsOf(workPlacesOf(everyone['owner'] as GuardProfile)).map(({ to }) => to)).toEqual([
    '/consultant-service',
    '/consultant-service/bookings',
    '/service-categories',
    '/consultant-service/money',
  ]);
});

test('every empty screen leads to a page that there is', () => {
  const screens = { ...emptyScreens, ...plannedEmpty };
  for (const [name, { to }] of Object.entries(screens)) {
    expect(built.has(pathOf(to)), name).toBe(true);
  }
});
