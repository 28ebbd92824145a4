import { inPlace } from '../fixtures/enter.ts';
import { expect, test } from '../fixtures/test.ts';
import { readDocument } from './document.ts';
import { navigate } from './walk.ts';

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

test('the pages about the company read in English and in Hindi without scripts, the footer leads to them, and the sitemap lists them', async ({
  page,
  request,
  baseURL,
}) => {
  const { footerLinks } = await readDocument({ page, request }, '/services');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { path, title, hindi, says } of pages)
    await test.step(path, async () => {
      const address = new URL(path, baseURL).href;
      const english = await readDocument({ page, request }, path);
      expect(english).toMatchObject({
        title: `${title} | Nukkad`,
        headings: [title],
        main: expect.stringContaining(says),
        canonical: address,
      });
      expect((await readDocument({ page, request }, path, { cookie: 'lang=hi' })).headings).toEqual([hindi]);
      expect(footerLinks).toContain(path);
      expect(sitemap).toContain(`<loc>${address}</loc>`);
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

test('each of the seven web paths leads a visitor on a desk where it belongs, and another page of terms leads home', async ({
  page,
  request,
}) => {
  await inPlace(page);
  // By its address each is a page of the server; what its scripts make of it is seen by one load and by links.
  for (const { path } of webPaths) expect((await request.get(path)).status(), path).toBe(200);
  for (const [place, { path, at }] of webPaths.entries())
    await test.step(path, async () => {
      if (place === 0) await page.goto(path);
      else await navigate(page, path);
      await expect(page).toHaveURL((url) => url.pathname === at);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  expect((await request.get('/terms-and-policy/secrets')).url()).toMatch(/\/home$/);
  await navigate(page, '/terms-and-policy/secrets');
  await expect(page).toHaveURL((url) => url.pathname === '/home');
});
