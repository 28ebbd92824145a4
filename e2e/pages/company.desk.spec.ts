import { inPlace } from '../fixtures/enter.ts';
import { expect, test } from '../fixtures/test.ts';

const pages = [
  { path: '/about-us', title: 'About Nukkad', hindi: 'Nukkad के बारे में', says: 'The company' },
  {
    path: '/terms-and-policy/terms',
    title: 'Terms of service',
    hindi: 'सेवा की शर्तें',
    says: 'Grievance Officer',
  },
  {
    path: '/terms-and-policy/policy',
    title: 'Privacy policy',
    hindi: 'निजता नीति',
    says: 'We do not sell your data.',
  },
  {
    path: '/terms-and-policy/refunds',
    title: 'Refunds and cancellation',
    hindi: 'रिफ़ंड और रद्द करना',
    says: 'before the start',
  },
  { path: '/contact-us', title: 'Contact us', hindi: 'संपर्क करें', says: 'support@nukkad.example' },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const { path, title, hindi, says } of pages) {
    test(`${path} reads in English and in Hindi, and the footer leads to it`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.goto('/services');
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
      await expect(page).toHaveTitle(`${title} | Nukkad`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main')).toContainText(says);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new URL(path, baseURL).href,
      );
      await context.addCookies([{ name: 'lang', value: 'hi', url: baseURL ?? '' }]);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hindi);
    });
  }

  test('the sitemap lists them', async ({ request, baseURL }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const { path } of pages) expect(sitemap).toContain(`<loc>${new URL(path, baseURL).href}</loc>`);
  });
});

/** Specification section 2, web-to-mobile redirect: the seven web paths, by where each leads on a desk. */
const webPaths = [
  { path: '/services/my-service-details', at: '/login' },
  { path: '/professional-register-form', at: '/login' },
  { path: '/home/partner-home', at: '/login' },
  { path: '/about-us', at: '/about-us' },
  { path: '/help/support', at: '/help/support' },
  { path: '/terms-and-policy/terms', at: '/terms-and-policy/terms' },
  { path: '/terms-and-policy/policy', at: '/terms-and-policy/policy' },
];
for (const { path, at } of webPaths) {
  test(`${path} leads a visitor on a desk to ${at}`, async ({ page }) => {
    await inPlace(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL((url) => url.pathname === at);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('another page of terms is unknown and leads home', async ({ page }) => {
  await inPlace(page);
  await page.goto('/terms-and-policy/secrets');
  await expect(page).toHaveURL((url) => url.pathname === '/home');
});
