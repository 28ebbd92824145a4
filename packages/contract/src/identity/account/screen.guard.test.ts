import { describe, expect, test } from 'vitest';
import { effectivePermissions, ownerPermissions } from '../../kernel/permissions.ts';
import { permissionKeys, roles } from '../../kernel/roles.ts';
import { accountStatuses, partnerProfileStatuses } from './account.model.ts';
import { professionalParts } from './professional-profile.ts';
import { homeOfProfile, mayOpen, partnerStart, type GuardProfile, type Verdict } from './screen.guard.ts';
import { screenAt, screens } from './screens.ts';

const own = '01a1fa74-4e34-72ea-bd43-000000000001';
const other = '01a1fa74-4e34-72ea-bd43-000000000002';

const aPerson = (more: Partial<GuardProfile> = {}): GuardProfile => ({
  userId: '01a1fa74-4e34-72ea-bd43-000000000009',
  staffId: own,
  role: 'Buyer',
  status: 'Active',
  partnerStatus: more.role === 'Service Partner' || more.role === 'subUser' ? 'Active' : null,
  isServicePartner: more.role === 'Service Partner',
  isPro: false,
  profileMissing: [],
  notificationMessage: null,
  permissions: more.role === 'Service Partner' ? [...ownerPermissions()] : [],
  ...more,
});

/** Every screen by an address of its own. */
const addresses = screens.map(({ path }) =>
  path.replace(/:\w+/g, other).replace(/\/\*$/, '').replace(/^$/, '/'),
);
const shut = ['Blocked', 'Deactivated', 'Inactive', 'Suspended'] as const;

const grants = [
  null,
  [],
  ...permissionKeys.flatMap((key) =>
    ['view', 'create', 'update', 'delete'].map((action) => [...effectivePermissions([`${key}.${action}`])]),
  ),
];
const isOfFirm = (role: GuardProfile['role']) => role === 'subUser' || role === 'Service Partner';
/** Every role with every account status and every partner status; staff and owners, where all is well, with every single grant. */
function* everybody(): Generator<GuardProfile> {
  for (const role of [null, ...roles])
    for (const status of accountStatuses)
      for (const partnerStatus of role === 'Service Partner' || role === 'subUser'
        ? [null, ...partnerProfileStatuses]
        : [null])
        for (const permissions of isOfFirm(role) && status === partnerStatus ? grants : [undefined])
          yield aPerson({ role, status, partnerStatus, ...(permissions !== undefined && { permissions }) });
}

/** What the table of screens says in so many words, one line a rule. */
function asTold(address: string, person: GuardProfile): string {
  const { screen, params } = screenAt(address)!;
  const { who, feature, also, orOwn, partner } = screen;
  if (who === 'anyone') return 'enter';
  if (person.role === 'Admin') return '/login';
  if ((shut as readonly string[]).includes(person.status) && !screen.barred)
    return '/account-status-information';
  if (person.role === null) return screen.roleless ? 'enter' : '/login/basicinfo';
  if (who !== 'signed-in' && !who.includes(person.role)) return homeOfProfile(person);
  if (isOfFirm(person.role) && feature && !(orOwn && params[orOwn] === own)) {
    const isGranted = (need: typeof feature) =>
      (person.permissions ?? []).some((permission) => {
        const [key, action] = permission.split('.');
        return key === need.key && (need.action === 'access' || need.action === action);
      });
    if (!isGranted(feature) || (also && !isGranted(also))) return homeOfProfile(person);
  }
  const atWork = who !== 'signed-in' && (person.role === 'Service Partner' || person.role === 'subUser');
  if (atWork && (shut as readonly (string | null)[]).includes(person.partnerStatus))
    return '/account-status-information';
  if (person.role !== 'Service Partner') return 'enter';
  if (atWork && !partner && [null, 'Created', 'Rejected'].includes(person.partnerStatus))
    return '/update-partner/profile-update';
  if (partner === 'editing' && ['Pending', 'PendingForDeactivation'].includes(person.partnerStatus ?? ''))
    return '/update-partner';
  return 'enter';
}
const outcome = (verdict: Verdict) => (verdict.enter ? 'enter' : verdict.to);

describe('every screen, for every kind of person', () => {
  test('each is let in or sent on as the table says', () => {
    let tried = 0;
    for (const person of everybody())
      for (const address of addresses) {
        const found = outcome(mayOpen(address, person));
        if (found !== asTold(address, person))
          expect({ address, person, found }).toEqual({ address, person, found: asTold(address, person) });
        tried += 1;
      }
    expect(tried).toBeGreaterThan(10_000);
  });

  test('every redirect leads to an open screen: no two screens send a person back and forth', () => {
    for (const person of everybody())
      for (const address of addresses) {
        let at = address;
        let verdict = mayOpen(at, person);
        for (let steps = 0; !verdict.enter && !verdict.signOut; steps += 1) {
          if (steps >= 4) expect.fail(`${address} as ${JSON.stringify(person)} turns in circles`);
          at = verdict.to;
          verdict = mayOpen(at, person);
        }
      }
  });

  test('a signed-out person opens only public screens; the rest leads to the login and back', () => {
    for (const [index, address] of addresses.entries())
      expect(mayOpen(address, null)).toEqual(
        screens[index]?.who === 'anyone' ? { enter: true } : { enter: false, to: '/login', keepReturn: true },
      );
  });

  test('a path that is no screen leads to the root', () => {
    for (const path of ['/no/such/place', '/servicesx', '/cart/x', '/users', '/buyer-profile/x'])
      expect(mayOpen(path, aPerson())).toEqual({ enter: false, to: '/' });
  });
});

const denied = (to: string) => ({ enter: false, to, told: 'denied' });
const withoutFeature = (to: string) => ({ enter: false, to, told: 'feature-denied' });
const closed = (to: string) => ({ enter: false, to, told: 'feature-closed' });
const kyb = '/buyer-profile/complete-kyb-as-partner';
const enter = { enter: true };

describe('in so many words', () => {
  const chosen: readonly (readonly [string, string, Partial<GuardProfile>, object])[] = [
    ['a customer at the cart', '/cart', {}, enter],
    ['a customer at the shop', '/consultant-service', {}, denied('/')],
    ['a partner at the cart', '/cart', { role: 'Service Partner' }, denied('/consultant-service')],
    ['a job seeker at home', '/all-jobs', { role: 'Jobseeker' }, enter],
    ['a job seeker at the shared base', '/buyer', { role: 'Jobseeker' }, enter],
    [
      'staff without a grant at the shop',
      '/consultant-service',
      { role: 'subUser' },
      withoutFeature('/sub-user'),
    ],
    [
      'staff whose settings cannot be read',
      '/consultant-service',
      { role: 'subUser', permissions: null },
      withoutFeature('/sub-user'),
    ],
    [
      'staff who may see bookings',
      '/consultant-service/bookings/1',
      { role: 'subUser', permissions: ['booking.view'] },
      enter,
    ],
    [
      'staff who may see services but add none',
      '/service-categories/add-service-category',
      { role: 'subUser', permissions: ['services.view'] },
      withoutFeature('/sub-user'),
    ],
    [
      'an owner to whom an Admin closed hiring and not admin_access',
      '/post-job',
      { role: 'Service Partner', permissions: [...ownerPermissions(['hireTalent'])] },
      enter,
    ],
    [
      'an owner to whom an Admin closed hiring and admin_access',
      '/post-job',
      { role: 'Service Partner', permissions: [...ownerPermissions(['hireTalent', 'admin_access'])] },
      closed('/consultant-service'),
    ],
    [
      'an owner to whom an Admin closed the bookings and admin_access',
      '/consultant-service',
      { role: 'Service Partner', permissions: [...ownerPermissions(['booking', 'admin_access'])] },
      closed('/profile'),
    ],
    [
      'an owner whose settings cannot be read',
      '/consultant-service',
      { role: 'Service Partner', permissions: null },
      withoutFeature('/profile'),
    ],
    [
      'staff who may see bookings at the working hours',
      '/consultant-service/hours',
      { role: 'subUser', permissions: ['booking.view'] },
      withoutFeature('/sub-user'),
    ],
    [
      'staff who may see the business at the working hours',
      '/consultant-service/hours',
      { role: 'subUser', permissions: ['company_profile.view'] },
      enter,
    ],
    ['staff at their own page', `/users/sub-users-list/${own}`, { role: 'subUser' }, enter],
    [
      'staff at a colleague’s page',
      `/users/sub-users-list/${other}`,
      { role: 'subUser' },
      withoutFeature('/sub-user'),
    ],
    ['an administrator', '/cart', { role: 'Admin' }, { enter: false, to: '/login', signOut: true }],
    [
      'a person without a role who is blocked',
      '/cart',
      { role: null, status: 'Blocked' },
      { enter: false, to: '/account-status-information' },
    ],
    [
      'a person suspended for a broken rule',
      '/profile',
      { notificationMessage: { message: 'A rule was broken.', messageType: 'Rule Voilation' } },
      { enter: false, to: '/account-status-information' },
    ],
    ['a buyer on the way to a partner', kyb, {}, enter],
    [
      'a buyer who is a partner already',
      kyb,
      { isServicePartner: true },
      { enter: false, to: '/', told: 'already-partner' },
    ],
    ['a job seeker on the way to a partner', kyb, { role: 'Jobseeker' }, denied('/all-jobs')],
    ...professionalParts.map((part): [string, string, Partial<GuardProfile>, Verdict] => [
      `a professional whose profile has no ${part}`,
      '/sub-user',
      { role: 'subUser', isPro: true, profileMissing: [part] },
      { enter: false, to: '/login', told: 'incomplete-profile', signOut: true },
    ]),
    ['a professional with a complete profile', '/sub-user', { role: 'subUser', isPro: true }, enter],
    [
      'a professional and the messages of the own jobs',
      '/message_center',
      { role: 'subUser', isPro: true },
      enter,
    ],
    [
      'staff without the right to messages',
      '/message_center',
      { role: 'subUser', permissions: [] },
      { enter: false, to: '/sub-user', told: 'feature-denied' },
    ],
  ];
  test.each(chosen)('%s', (_who, address, person, expected) => {
    expect(mayOpen(address, aPerson(person))).toEqual(expected);
  });

  test('a partner in review may work but not edit; one that was created or rejected edits first', () => {
    const at = (partnerStatus: GuardProfile['partnerStatus'], address: string) =>
      outcome(mayOpen(address, aPerson({ role: 'Service Partner', partnerStatus })));
    for (const status of ['Created', 'Rejected'] as const) {
      expect(at(status, '/consultant-service')).toBe('/update-partner/profile-update');
      expect(at(status, '/update-partner/profile-update')).toBe('enter');
    }
    expect(at('Pending', '/consultant-service')).toBe('enter');
    expect(at('Pending', '/update-partner/profile-update')).toBe('/update-partner');
    expect(at('Pending', '/update-partner')).toBe('enter');
    expect(at('Approved', '/consultant-service')).toBe('enter');
    expect(at('Suspended', '/consultant-service')).toBe('/account-status-information');
  });

  test('the sub-admin mode opens the shop first, for staff with admin_access alone', () => {
    const home = (permissions: string[] | null, subAdmin = true) =>
      homeOfProfile(aPerson({ role: 'subUser', permissions, subAdmin }));
    const all = [...effectivePermissions(['admin_access.view'])];
    expect(home(all)).toBe('/consultant-service');
    expect(home(all, false)).toBe('/sub-user');
    expect(home(['booking.view'])).toBe('/sub-user');
    expect(home(null)).toBe('/sub-user');
    expect(
      homeOfProfile(aPerson({ role: 'Buyer', subAdmin: true, permissions: ['admin_access.view'] })),
    ).toBe('/');
  });

  test('"Get started as partner" leads each to their own next step', () => {
    expect(partnerStart(null)).toEqual({ to: '/login?role=Service+Partner' });
    expect(partnerStart(aPerson())).toEqual({ to: kyb });
    expect(partnerStart(aPerson({ isServicePartner: true }))).toEqual({ told: 'switch-account' });
    expect(partnerStart(aPerson({ role: 'Service Partner' }))).toEqual({ told: 'switch-account' });
    expect(partnerStart(aPerson({ role: 'Jobseeker' }))).toEqual({ told: 'denied' });
  });
});
