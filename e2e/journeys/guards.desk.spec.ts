import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace, logIn } from '../fixtures/enter.ts';
import { coolCareOwner, herDesk, lakshmi, type Person, ramesh } from '../fixtures/people.ts';
import { aNewProfessionalOf } from '../fixtures/staff.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { navigate } from '../pages/walk.ts';

interface Redirection {
  readonly path: string;
  /** Where one arrives: the path, and the title of the page. */
  readonly at: string;
  readonly title?: RegExp;
  readonly told?: string;
}

/** The first by its address, as are those that are told something: a toast of an earlier one is gone then. The others as by a link. */
async function walk(page: Page, redirections: readonly Redirection[]): Promise<void> {
  for (const [place, { path, at, title, told }] of redirections.entries())
    await test.step(path, async () => {
      if (place === 0 || told) await page.goto(path);
      else await navigate(page, path);
      await expect(page).toHaveURL((url) => url.pathname + url.search === at);
      if (told) await expect(page.getByText(told)).toBeVisible();
      if (title) await expect(page).toHaveTitle(title);
    });
}
const denied = 'Unauthorized Access';
/** Another spelling for a person who has the role and not the feature (specification section 8). */
const withoutFeature = 'Unathorized access';
const as = async (page: Page, person: Person) => {
  await inPlace(page);
  await enterAs(page, person);
};

test('a visitor is asked to log in, and an unknown path leads to the root', async ({ page }) => {
  await inPlace(page);
  await walk(page, [
    { path: '/message_center', at: '/login', title: /^Log in or sign up \| Nukkad$/ },
    { path: '/banner/get-started-as-partner', at: '/login?role=Service+Partner' },
    { path: '/theme', at: '/theme', title: /^Theme and language \| Nukkad$/ },
    { path: '/users/nobody', at: '/home' },
  ]);
});

test('a customer walks through the own doors, and the banners lead on', async ({ page }) => {
  await as(page, await aCustomer());
  await walk(page, [
    { path: '/buyer-profile', at: '/buyer-profile', title: /^Your details \| Nukkad$/ },
    { path: '/hire-talent/post-job', at: '/home', told: denied },
    { path: '/all-jobs', at: '/home', told: denied },
    { path: '/banner/get-started-as-partner', at: '/buyer-profile/complete-kyb-as-partner' },
    {
      path: '/banner/get-quote?serviceType=office&groupId=office-care',
      at: '/home?all=1&type=office&group=office-care',
    },
  ]);
  await expect(page.getByRole('dialog', { name: 'All categories' })).toBeVisible();
});

test('a partner has the quick actions, is told to switch when starting as a partner, and asked for the device’s permissions in the words of the specification', async ({
  page,
}) => {
  await as(page, lakshmi);
  await walk(page, [
    { path: '/view-all-candidates', at: '/view-all-candidates', title: /^Candidates \| Nukkad$/ },
    {
      path: '/banner/get-started-as-partner',
      at: '/consultant-service',
      told: 'Switch accout to continue as partner',
    },
    {
      path: '/buyer-profile/complete-kyb-as-partner',
      at: '/consultant-service',
      told: denied,
    },
  ]);
  await page.getByRole('link', { name: 'Create Job' }).click();
  await expect(page).toHaveURL('/hire-talent/post-job');
  await expect(page.getByRole('heading', { level: 2, name: 'The job' })).toBeVisible();
  for (const thing of ['Camera', 'Photos', 'Microphone', 'Notification']) {
    const word = thing.toLowerCase();
    await navigate(page, `/profile?dialog=${word}-access`);
    const prompt = page.getByRole('dialog', { name: `${thing} Access` });
    await expect(prompt).toContainText(`Please allow ${word} access to get ${word} based features.`);
    await prompt.getByRole('button', { name: 'Close' }).last().click();
    await expect(prompt).toBeHidden();
  }
});

test('staff open what was granted, and their own page, never a colleague’s', async ({ page }) => {
  await as(page, ramesh);
  const own = await callAs(await sessionOf(ramesh), getMyProfile);
  const colleague = await callAs(await sessionOf(herDesk), getMyProfile);
  await walk(page, [
    { path: '/products', at: '/sub-user', told: withoutFeature },
    { path: `/users/sub-users-list/${own.staffId}`, at: `/users/sub-users-list/${own.staffId}` },
    { path: `/users/sub-users-list/${colleague.staffId}`, at: '/sub-user', told: withoutFeature },
  ]);
  await page.goto('/profile/team');
  await page.getByRole('link', { name: 'View your page' }).click();
  await expect(page).toHaveURL(`/users/sub-users-list/${own.staffId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Team member' })).toBeVisible();
});

test('a professional with an incomplete profile is told so, logged out, and let in once the profile is complete', async ({
  page,
}) => {
  const professional = await aNewProfessionalOf(coolCareOwner, 'Suresh Babu');
  await as(page, professional);
  await page.goto('/sub-user');
  await expect(page).toHaveURL((url) => url.pathname === '/login');
  const dialog = page.getByRole('dialog', { name: 'Incomplete Profile' });
  await expect(dialog).toContainText('Please download Nukkad App and complete your profile first.');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await dialog.getByRole('link', { name: 'Log in as a customer' }).click();
  await expect(dialog).toBeHidden();
  await logIn(page, professional);
  await expect(page).toHaveURL('/profile/about');
  await page.getByRole('checkbox', { name: 'English' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await page.goto('/logout');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.goto('/login?role=subUser');
  await logIn(page, professional);
  await expect(page).toHaveURL('/sub-user');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
