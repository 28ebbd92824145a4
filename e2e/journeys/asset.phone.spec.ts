import { assetOfLakshmi } from '../fixtures/assets.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi, ramesh } from '../fixtures/people.ts';
import { aPhoto } from '../fixtures/photo.ts';
import { expect, test } from '../fixtures/test.ts';

const photo = async (name: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: Buffer.from(await aPhoto(name, [40, 90, 160]).arrayBuffer()),
});

test('the owner hands out a drill with a photo, the professional confirms it, and it comes back scratched', async ({
  page,
  newPerson,
}) => {
  test.slow();
  const name = `Drill ${Date.now()}`;
  const { assetId } = await assetOfLakshmi(name);
  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.goto(`/people/assets/${assetId}?dialog=hand-out`);
  const out = page.getByRole('dialog', { name: `Hand out “${name}”` });
  await expect(out.getByRole('button', { name: 'Hand out' })).toBeDisabled();
  const search = out.getByLabel('Find a person');
  if (await search.isVisible()) await search.fill('Ramesh');
  await out.getByRole('radio', { name: /Ramesh Gowda/ }).check();
  await out.locator('input[type="file"]').setInputFiles(await photo('out'));
  await out.getByLabel(/^Note for the employee/).fill('With its case');
  await out.getByRole('button', { name: 'Hand out' }).click();
  // The first photo of a server waits for the process that reads it.
  await expect(out).toBeHidden({ timeout: 45_000 });
  await expect(page.getByText('Not confirmed', { exact: true })).toBeVisible();
  await expect(page.getByText('Handed out to Ramesh Gowda')).toBeVisible();

  const his = await newPerson('phone');
  await inPlace(his);
  await enterAs(his, ramesh);
  await his.goto('/held');
  const card = his.getByRole('listitem').filter({ has: his.getByRole('heading', { name }) });
  await expect(card.getByText('With its case')).toBeVisible();
  await card.getByRole('link', { name: /^Photo 1 of 1/ }).click();
  await expect(his.getByRole('dialog').getByRole('img')).toBeVisible();
  await his.keyboard.press('Escape');
  await card.getByRole('button', { name: 'I have it' }).click();
  await expect(card.getByText('You have it', { exact: true })).toBeVisible();

  // Told by the socket: the owner does not load the page again.
  await expect(page.getByText('Ramesh Gowda confirmed having it')).toBeVisible();
  await page.getByRole('link', { name: 'Take back' }).click();
  const back = page.getByRole('dialog', { name: `Take back “${name}”` });
  await back.getByLabel('Condition').selectOption({ label: 'Damaged' });
  await back.getByLabel(/^Damage or missing parts/).fill('The grip is scratched');
  await back.locator('input[type="file"]').setInputFiles(await photo('back'));
  await back.getByRole('button', { name: 'Take back' }).click();
  await expect(back).toBeHidden({ timeout: 45_000 });
  await expect(page.getByText('Available', { exact: true })).toBeVisible();
  await expect(page.getByText('The grip is scratched')).toBeVisible();

  await his.goto('/held?tab=past');
  const past = his.getByRole('listitem').filter({ has: his.getByRole('heading', { name }) });
  await expect(past.getByText('Returned', { exact: true })).toBeVisible();
  await expect(past.getByText('The grip is scratched')).toBeVisible();
  await expect(past.getByText('Condition: Damaged')).toBeVisible();
});
