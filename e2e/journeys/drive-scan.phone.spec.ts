import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aPaperPhoto, paperCorners } from '../fixtures/letter-photo.ts';
import { picture } from '../fixtures/picture.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { type Page, expect, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => inPlace(page));

const corner = (page: Page, name: string) => page.getByRole('button', { name: `${name} corner` });
const placeOf = (page: Page, name: string) =>
  corner(page, name).evaluate((button) => ({
    x: Number.parseFloat(button.style.left) / 100,
    y: Number.parseFloat(button.style.top) / 100,
  }));

test('two papers are photographed, found, put in order, and become a PDF that is read in the drive', async ({
  page,
}) => {
  await enterAs(page, await aCustomer('Farah Khan'));
  await page.goto('/drive/scan');
  await picture(page, 'drive-scan-empty');
  const photos = page.locator('input[type="file"][multiple]');
  const photo = async (words: string) => ({
    name: `${words}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await aPaperPhoto(words),
  });
  await photos.setInputFiles([await photo('Second'), await photo('First')]);
  const strip = page.getByRole('list', { name: 'Pages' });
  await expect(strip.getByRole('button')).toHaveCount(2, { timeout: 30_000 });
  // The paper on the photo, not the photo.
  const found = await placeOf(page, 'Top left');
  const [x, y] = paperCorners[0];
  expect(Math.abs(found.x - x)).toBeLessThan(0.03);
  expect(Math.abs(found.y - y)).toBeLessThan(0.03);
  await corner(page, 'Top left').press('ArrowRight');
  expect((await placeOf(page, 'Top left')).x).toBeGreaterThan(found.x);
  await page.getByRole('button', { name: 'Move earlier' }).click();
  await page.getByText('Black and white').click();
  await picture(page, 'drive-scan');
  await page.getByLabel('File name').fill('Letter from the bank');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  await expect(page).toHaveURL(/\/drive$/);
  const file = page.getByRole('link', { name: 'Letter from the bank.pdf', exact: true });
  await expect(file).toBeVisible({ timeout: 60_000 });
  await file.click();
  await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible({ timeout: 30_000 });
  await picture(page, 'drive-file');
  await page.goto('/drive/search?q=letter');
  await expect(page.getByRole('link', { name: 'Letter from the bank.pdf', exact: true })).toBeVisible();
  await picture(page, 'drive-search');
});

test('a file that is no photo is refused with its name, and leaving an unsaved scan asks', async ({
  page,
}) => {
  await enterAs(page, await aCustomer('Imran Sheikh'));
  await page.goto('/drive/scan');
  const photos = page.locator('input[type="file"][multiple]');
  await photos.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
  await expect(page.getByText('a.jpg can’t be opened.')).toBeVisible();
  const buffer = await aPaperPhoto('Bill');
  await photos.setInputFiles({ name: 'bill.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('list', { name: 'Pages' }).getByRole('button')).toHaveCount(1, {
    timeout: 30_000,
  });
  await page.getByRole('link', { name: 'Drive' }).first().click();
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Remove page' }).click();
  await expect(page.getByRole('list', { name: 'Pages' })).toHaveCount(0);
});

/** The camera of a phone, which sees this photo; or one that is refused. */
async function giveCamera(page: Page, photo: Buffer | null): Promise<void> {
  await page.addInitScript(
    (seen) => {
      const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      const show = async () => {
        const image = new Image();
        image.src = seen ?? '';
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.width, image.height];
        const context = canvas.getContext('2d');
        const draw = () => {
          context?.drawImage(image, 0, 0);
          requestAnimationFrame(draw);
        };
        draw();
        return canvas.captureStream(10);
      };
      navigator.mediaDevices.getUserMedia = seen === null ? refuse : show;
    },
    photo && `data:image/jpeg;base64,${photo.toString('base64')}`,
  );
}

test('the camera on the page outlines the paper, and each press takes a page', async ({ page }) => {
  await giveCamera(page, await aPaperPhoto('Electricity bill'));
  await enterAs(page, await aCustomer('Asha Menon'));
  await page.goto('/drive/scan');
  await page.getByRole('button', { name: 'Open camera' }).click();
  const seen = page.getByLabel('What the camera sees');
  await expect(seen).toBeVisible();
  await expect(page.locator('video + svg polygon')).toBeVisible({ timeout: 20_000 });
  await picture(page, 'drive-scan-camera');
  await page.getByRole('button', { name: 'Take photo' }).click();
  const strip = page.getByRole('list', { name: 'Pages' });
  await expect(strip.getByRole('button')).toHaveCount(1, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Scan next page' }).click();
  await expect(strip.getByRole('button')).toHaveCount(2, { timeout: 30_000 });
  const found = await placeOf(page, 'Top left');
  expect(Math.abs(found.x - paperCorners[0][0])).toBeLessThan(0.05);
  await page.getByRole('button', { name: 'Close camera' }).click();
  await expect(seen).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open camera' })).toBeVisible();
});

test('without the camera one says why, and photos are chosen as files', async ({ page }) => {
  await giveCamera(page, null);
  await enterAs(page, await aCustomer('Ravi Kumar'));
  await page.goto('/drive/scan');
  await page.getByRole('button', { name: 'Open camera' }).click();
  await expect(page.getByText('The camera can’t be used here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open camera' })).toBeHidden();
  const buffer = await aPaperPhoto('Bill');
  await page
    .locator('input[type="file"][multiple]')
    .setInputFiles({ name: 'bill.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('list', { name: 'Pages' }).getByRole('button')).toHaveCount(1, {
    timeout: 30_000,
  });
});
