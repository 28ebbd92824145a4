import { chromium } from '@playwright/test';
import { browserLaunchOptions } from './browser.ts';
import { sessionOf } from './fixtures/sign-in.ts';
import { enterAs } from './fixtures/enter.ts';
import { enterBackoffice, callAsAdmin } from './fixtures/admin.ts';
import { callAs } from './fixtures/api.ts';
import { listLeads } from '@nukkad/contract/market/lead/lead.api';
import { listReviews } from '@nukkad/contract/market/partnership/review.api';
import { speak } from './pages/visit.ts';
process.env['BASE_URL'] ??= 'http://localhost:8097';
const out = '/tmp/en-shots';
const browser = await chromium.launch(await browserLaunchOptions());
interface Shot { name: string; path: string; widths?: number[]; dark?: boolean; lang?: 'en'|'hi' }
async function shoot(who: { mobileNumber: string; fullName: string } | 'admin' | null, shots: Shot[]) {
  for (const shot of shots) for (const width of shot.widths ?? [390, 1280]) {
    const phone = width < 600;
    const context = await browser.newContext({ baseURL: process.env['BASE_URL'], viewport: { width, height: phone ? 844 : 900 }, isMobile: phone, hasTouch: phone, deviceScaleFactor: 1, colorScheme: shot.dark ? 'dark' : 'light', locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
    const page = await context.newPage();
    try {
      if (shot.lang) await speak(page, shot.lang);
      if (who === 'admin') await enterBackoffice(page);
      else if (who) await enterAs(page, who as never);
      await page.goto(shot.path, { waitUntil: 'domcontentloaded' });
      await page.waitForTimeout(4500);
      await page.screenshot({ path: `${out}/${shot.name}-${width}${shot.dark ? '-dark' : ''}${shot.lang ?? ''}.png`, fullPage: phone });
    } catch (error) { console.log(shot.name, width, String(error).slice(0, 200)); }
    await context.close();
  }
}
const who = (n: number, fullName: string) => ({ mobileNumber: String(9_000_000_000 + n), fullName });
const pest = who(110, 'x'), hygiene = who(136, 'x'), maids = who(121, 'x'), lakshmi = who(100, 'Lakshmi Narayan');
const own = '/profile/documents';
const leads = (await callAs(await sessionOf(pest as never), listLeads, { query: { tab: 'fresh' } })).items;
console.log('leads of pest', leads.length, leads[0]?.pausedFor);
const which = process.argv[2] ?? 'all';
if (which === 'all' || which === 'partner') {
await shoot(pest, [
  { name: 'pest-home', path: '/consultant-service' },
  { name: 'pest-documents', path: own },
  { name: 'pest-documents', path: own, dark: true, widths: [390] },
  { name: 'pest-documents', path: own, lang: 'hi', widths: [390, 1280] },
  { name: 'pest-services', path: '/service-categories' },
  { name: 'pest-firm', path: '/update-partner', widths: [390] },
  { name: 'pest-leads', path: '/consultant-service/leads', widths: [390, 1280] },
  ...(leads[0] ? [{ name: 'pest-lead', path: `/consultant-service/leads/${leads[0].leadId}` }, { name: 'pest-lead', path: `/consultant-service/leads/${leads[0].leadId}`, lang: 'hi' as const, dark: true, widths: [390] }] : []),
  { name: 'pest-notices', path: '/notifications', widths: [390] },
]);
await shoot(hygiene, [{ name: 'hygiene-home', path: '/consultant-service', widths: [390] }, { name: 'hygiene-documents', path: own, widths: [390, 1280] }, { name: 'hygiene-notices', path: '/notifications', widths: [390] }]);
await shoot(maids, [{ name: 'maids-documents', path: own, widths: [1280] }, { name: 'maids-notices', path: '/notifications', widths: [390] }]);
await shoot(lakshmi, [{ name: 'lakshmi-documents', path: own, widths: [390] }]);
}
if (which === 'all' || which === 'office') {
const { items } = await callAsAdmin(listReviews, { query: { subject: 'document', limit: 10 } });
console.log('reviews', items.length);
await shoot('admin', [
  { name: 'office-reviews', path: '/backoffice/reviews?subject=document', widths: [1280] },
  { name: 'office-partners', path: '/backoffice/partners?paused=true', widths: [1280] },
  { name: 'office-categories', path: '/backoffice/categories', widths: [1280] },
]);
}
await browser.close();
process.exit(0);
