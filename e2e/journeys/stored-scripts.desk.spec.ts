import { holdsContactDetails } from '@nukkad/contract/kernel/contact-details/contact-details';
import { updateBusinessCard } from '@nukkad/contract/identity/profile/card.api';
import { addCatalogueItem } from '@nukkad/contract/identity/profile/profile-item.api';
import { updateUserProfile } from '@nukkad/contract/identity/profile/profile.api';
import { watchScripts } from '../pages/script-watch.ts';
import { everyForm, packedTexts, storedScripts } from '../pages/stored-scripts.ts';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { type Customer, aCustomer } from '../fixtures/sign-in.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import { untilStarted } from '../pages/walk.ts';

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

/** The elements of a document in order, each with the names of its attributes; and what it says of the owner. */
function outlineOf(page: Page, html: string) {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    const namesOf = (element: Element) => element.getAttributeNames().toSorted().join(' ');
    return {
      elements: [...document.querySelectorAll('*')].map((one) => `${one.tagName} ${namesOf(one)}`),
      paragraphs: [...document.querySelectorAll('main p')].map((one) => one.textContent),
    };
  }, html);
}

/** As HTML reads it: CR LF is one line end; and the server keeps no space around a text. */
const asWritten = (text: string) => text.replaceAll('\r\n', '\n').trim();

test('promise 64: 400 scripts on a shared card, drawn by the server, are the letters they are', async ({
  page,
  request,
}) => {
  const happened = await watchScripts(page);
  const owner = await aCustomer('Gauri Pillai');
  const slug = `gauri-${owner.mobileNumber}`;
  await shareCard(owner, slug);
  const write = async (about: string, headline: string) => {
    // What people say of themselves holds no address of a site: a script with one is tried in the headline alone.
    if (!holdsContactDetails(about)) await callAs(owner.session, updateUserProfile, { body: { about } });
    await callAs(owner.session, updateBusinessCard, { body: { headline } });
  };
  const card = async () => outlineOf(page, await (await request.get(`/card/${slug}`)).text());
  await inPlace(page);

  await write('A few words.', 'A headline.');
  const harmless = await card();
  const texts = packedTexts(400);
  for (const [place, about] of texts.entries())
    await test.step(`text ${place}`, async () => {
      const headline = (storedScripts[place] ?? '').slice(0, 80);
      await write(about, headline);
      const { elements, paragraphs } = await card();
      // Nothing that was written became an element or an attribute: the document is built as that of harmless words.
      expect(elements).toEqual(harmless.elements);
      if (!holdsContactDetails(about)) expect(paragraphs).toContain(asWritten(about));
      expect(paragraphs).toContain(asWritten(headline));
    });

  // Every form of attack once in a page that is alive.
  for (const [place, about] of packedTexts(400, everyForm).entries()) {
    await write(about, everyForm[place] ?? '');
    await page.goto(`/card/${slug}`);
    await untilStarted(page);
    await expect(page.getByRole('main')).toContainText(everyForm[place] ?? '');
  }
  expect(happened).toEqual([]);
});
