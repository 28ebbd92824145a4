import { enterBackoffice } from '../fixtures/admin.ts';
import { inPlace } from '../fixtures/enter.ts';
import { picture } from '../fixtures/picture.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

/** To where the home page has its banners, above its steps; they are fetched when the place comes near. */
async function readTo(page: Page) {
  await page.goto('/home');
  await page.getByRole('heading', { name: 'कैसे होता है' }).scrollIntoViewIfNeeded();
}

test('an Admin writes a banner, sees it as visitors would, publishes it; a visitor reads it in Hindi and puts it away; it is taken back', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(180_000);
  const office = await newPerson('desk');
  await enterBackoffice(office);
  await office.goto('/backoffice/content');

  await test.step('a draft that lacks Hindi is not published', async () => {
    await office.getByRole('button', { name: 'New content' }).first().click();
    const dialog = office.getByRole('dialog', { name: 'New content' });
    await dialog.getByLabel('Title in English').fill('Monsoon check-up');
    await picture(office, 'new-banner');
    await dialog.getByRole('button', { name: 'Write it' }).click();
    await expect(office.getByRole('heading', { name: 'Monsoon check-up', level: 1 })).toBeVisible();
    await office.getByRole('button', { name: 'Publish', exact: true }).click();
    const publishing = office.getByRole('dialog', { name: 'Publish' });
    await expect(publishing.getByText('Still missing: Title in Hindi')).toBeVisible();
    await publishing.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(publishing.getByText('Some words are missing.')).toBeVisible();
    await publishing.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('both languages are written, with a link that is checked', async () => {
    await office.getByLabel('Title in Hindi').fill('बरसात की जाँच');
    await office.getByLabel('Button in English').fill('See services');
    await office.getByLabel('Button in Hindi').fill('सेवाएँ देखें');
    await office.getByLabel('Where the button leads').fill('javascript:alert(1)');
    await office.getByRole('button', { name: 'Save draft' }).click();
    await expect(office.getByText(/^Enter a page of this site/)).toBeVisible();
    await office.getByLabel('Where the button leads').fill('/services');
    await office.getByRole('button', { name: 'Save draft' }).click();
    await expect(office.getByText('Draft saved.')).toBeVisible();
    await picture(office, 'banner-editor');
  });

  await test.step('the preview shows both languages and both sizes', async () => {
    const opened = office.context().waitForEvent('page');
    await office.getByRole('button', { name: 'Preview' }).click();
    const preview = await opened;
    await expect(preview.getByRole('heading', { name: 'Monsoon check-up' })).toHaveCount(2);
    await expect(preview.getByRole('heading', { name: 'बरसात की जाँच' })).toHaveCount(2);
    await picture(preview, 'banner-preview');
    await preview.close();
  });

  await test.step('published, a visitor reads it in Hindi', async () => {
    await office.getByRole('button', { name: 'Publish', exact: true }).click();
    const publishing = office.getByRole('dialog', { name: 'Publish' });
    await publishing.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(office.getByText('Published.')).toBeVisible();
    await inPlace(page);
    await page.goto('/theme');
    await page.getByRole('radio', { name: 'हिन्दी' }).click();
    await readTo(page);
    const banners = page.getByRole('region', { name: 'समाचार और ऑफ़र' });
    await expect(banners.getByRole('heading', { name: 'बरसात की जाँच' })).toBeVisible();
    await banners.scrollIntoViewIfNeeded();
    await picture(page, 'banner-shown');
    await expect(banners.getByRole('link', { name: 'सेवाएँ देखें' })).toHaveAttribute('href', '/services');
  });

  await test.step('put away, it stays away on this device', async () => {
    await page.getByRole('button', { name: '“बरसात की जाँच” छिपाएँ' }).click();
    await expect(page.getByRole('heading', { name: 'बरसात की जाँच' })).toHaveCount(0);
    const asked = page.waitForResponse('**/api/banners/home*');
    await readTo(page);
    await asked;
    await expect(page.getByRole('heading', { name: 'बरसात की जाँच' })).toHaveCount(0);
  });

  await test.step('the sums of the day are in the back office, and it is taken back', async () => {
    await expect(async () => {
      await office.reload();
      await expect(office.getByRole('heading', { name: 'Shown and pressed' })).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await office.getByRole('button', { name: 'Take back' }).click();
    await office
      .getByRole('dialog', { name: 'Take back' })
      .getByRole('button', { name: 'Take back' })
      .click();
    await expect(office.getByText('Taken back.')).toBeVisible();
    await office.getByRole('button', { name: 'History' }).click();
    await expect(office.getByRole('dialog', { name: 'History' }).getByText('Edition 1')).toBeVisible();
    await picture(office, 'banner-history');
  });
});
