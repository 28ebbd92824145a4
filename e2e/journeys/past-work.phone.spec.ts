import { shopCalled, tapRepair } from '../fixtures/bookings.ts';
import { enterAs } from '../fixtures/enter.ts';
import { lakshmi, lakshmisShop } from '../fixtures/people.ts';
import { aPhoto } from '../fixtures/photo.ts';
import { picture } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';

test('Lakshmi adds a photo of her work with words, a visitor sees it large on her page, and it is gone once she removes it', async ({
  page,
  newPerson,
}) => {
  await enterAs(page, lakshmi);
  await page.goto('/consultant-service/portfolio');
  await expect(page.getByText('No photos yet')).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'tiles.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await aPhoto('tiles', [46, 110, 168]).arrayBuffer()),
  });
  await page.getByRole('button', { name: 'Add 1 photo' }).click();
  await page.getByRole('link', { name: 'Add caption' }).click();
  const dialog = page.getByRole('dialog', { name: 'What does the photo show?' });
  await dialog.getByLabel('Caption (optional)').fill('New tiles, Indiranagar');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: 'New tiles, Indiranagar' })).toBeVisible();
  await picture(page, 'own-portfolio');

  const visitor = await newPerson('phone');
  await visitor.goto(`/partners/${await shopCalled(lakshmisShop, tapRepair)}`);
  await visitor.getByRole('link', { name: /^New tiles, Indiranagar/ }).click();
  const large = visitor.getByRole('dialog', { name: 'Past work' });
  await expect(large.getByRole('img', { name: 'New tiles, Indiranagar' })).toBeVisible();
  await picture(visitor, 'past-work-large');
  await visitor.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await picture(visitor, 'past-work');

  await page.getByRole('link', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No photos yet')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Services', exact: true })).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Past work' })).toHaveCount(0);
});
