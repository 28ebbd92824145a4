import { enterBackoffice } from './fixtures/admin.ts';
import { aPartnerUnderReview } from './fixtures/partners.ts';
import { test } from './fixtures/test.ts';
for (const [width, scheme, lang] of [[390,'light','en'],[1280,'dark','hi'],[1280,'light','en']] as const)
test(`shots ${width} ${scheme} ${lang}`, async ({ browser, baseURL }) => {
  const partner = await aPartnerUnderReview();
  const ctx = await browser.newContext({ baseURL: baseURL!, viewport: { width, height: width < 600 ? 844 : 900 }, colorScheme: scheme });
  await ctx.addCookies([{ name: 'lang', value: lang, url: baseURL! }]);
  await ctx.addInitScript((l) => { localStorage.setItem('language', l); localStorage.setItem('backoffice-language', l); }, lang);
  await enterBackoffice(ctx);
  const page = await ctx.newPage();
  const shot = async (name: string, fullPage = true) => { await page.waitForTimeout(1500); await page.screenshot({ path: `/tmp/rev-shots/${name}-${width}-${scheme}-${lang}.png`, fullPage }); };
  await page.goto('/backoffice/review'); await shot('queue', false);
  await page.goto(`/backoffice/review/${partner.organisationId}?pane=documents`); await page.waitForTimeout(1500); await shot('review');
  await ctx.close();
});
