import { updateBusinessCard } from '@nukkad/contract/identity/profile/card.api';
import { addCatalogueItem } from '@nukkad/contract/identity/profile/profile-item.api';
import { updateUserProfile } from '@nukkad/contract/identity/profile/profile.api';
import { watchScripts } from '../pages/script-watch.ts';
import { storedScripts } from '../pages/stored-scripts.ts';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { type Customer, aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** As many scripts as fit into one text, again and again until all of them had their turn. */
function packed(limit: number): string[] {
  const texts: string[] = [];
  for (const script of storedScripts) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + script.length < limit)
      texts[texts.length - 1] = `${last} ${script}`;
    else texts.push(script.slice(0, limit));
  }
  return texts;
}

async function shareCard({ session }: Customer, slug: string): Promise<void> {
  await callAs(session, updateBusinessCard, { body: { isOn: true, slug } });
}

test('promise 64: 400 scripts in each text of a catalogue are drawn as the letters they are', async ({
  page,
}) => {
  const happened = await watchScripts(page);
  const seller = await aCustomer('Gauri Pillai');
  const { itemId: _, ...item } = await callAs(seller.session, addCatalogueItem, {
    body: { name: 'LED bulb' },
  });
  // As if each had been added: what is in the answer is what the page draws.
  const items = storedScripts.map((script, at) => ({
    ...item,
    itemId: `01a1fa74-4e34-72ea-bd43-${String(at).padStart(12, '0')}`,
    name: script,
    description: script,
    reference: script,
  }));
  await page.route('**/api/user/catalogue?*', (route) =>
    route.fulfill({ json: { items, nextCursor: null } }),
  );
  await inPlace(page);
  await enterAs(page, seller);
  await page.goto('/profile/catalogue');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(storedScripts.length);
  await expect(page.getByRole('main')).toContainText('<script>__ran(1)</script>');
  await page.goto(`/profile/catalogue?dialog=item&item=${items[0]?.itemId ?? ''}`);
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toHaveValue(/<script>/);
  await page.goto(`/profile/catalogue?dialog=remove-item&item=${items[0]?.itemId ?? ''}`);
  await expect(page.getByRole('dialog')).toContainText('<script>');
  expect(happened).toEqual([]);
});

test('promise 64: 400 scripts on a shared card, drawn by the server, are the letters they are', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const happened = await watchScripts(page);
  const owner = await aCustomer('Gauri Pillai');
  const slug = `gauri-${owner.mobileNumber}`;
  await shareCard(owner, slug);
  await inPlace(page);
  const texts = packed(400);
  let drawn = 0;
  for (const [place, about] of texts.entries()) {
    const headline = (storedScripts[place] ?? '').slice(0, 80);
    await callAs(owner.session, updateUserProfile, { body: { about } });
    await callAs(owner.session, updateBusinessCard, { body: { headline } });
    await page.goto(`/card/${slug}`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gauri Pillai');
    drawn += 1;
  }
  expect(drawn).toBe(texts.length);
  expect(happened).toEqual([]);
});
