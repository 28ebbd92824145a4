import { writeFile } from 'node:fs/promises';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aPdf } from '../fixtures/pdf.ts';
import { picture } from '../fixtures/picture.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { type Page, expect, test } from '../fixtures/test.ts';

const mebibyte = 1024 * 1024;
const addresses = '**/drive/uploads/**';

const choose = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel('Choose files to upload').first().setInputFiles(files);

/** The first piece goes through, then there is no network for the bytes. Answers where each piece began. */
async function cutAfterOnePiece(page: Page) {
  const began: (string | undefined)[] = [];
  const state = { isCut: true };
  await page.route(addresses, (route) => {
    const request = route.request();
    if (request.method() === 'PATCH') began.push(request.headers()['upload-offset']);
    return state.isCut && began.length > 1 ? route.abort('internetdisconnected') : route.continue();
  });
  return { began, mend: () => (state.isCut = false) };
}

test('Asha’s long list waits for the network, goes on after a reload where it was, and is in her drive', async ({
  page,
}, testInfo) => {
  const asha = await aCustomer('Asha Menon');
  await inPlace(page);
  await enterAs(page, asha);
  await page.goto('/drive');
  const { began, mend } = await cutAfterOnePiece(page);
  page.on('dialog', (dialog) => void dialog.accept());
  // By its place: nine megabytes are slow by the browser's wire.
  const list = testInfo.outputPath('Long list.txt');
  await writeFile(list, Buffer.alloc(9 * mebibyte, 'Neem oil, 2 litres\n'));
  await page.getByLabel('Choose files to upload').first().setInputFiles(list);
  const bar = page.getByRole('region', { name: 'Uploads' });
  await expect(bar.getByText('No connection. Uploads continue on their own.')).toBeVisible({
    timeout: 30_000,
  });
  await bar.getByRole('button', { expanded: false }).click();
  await expect(bar.getByRole('listitem')).toContainText('Waiting for the network');
  await picture(page, 'upload-held-up');
  await page.reload();
  await expect(bar).toBeVisible({ timeout: 30_000 });
  mend();
  await expect(page.getByRole('link', { name: 'Long list.txt', exact: true })).toBeVisible({
    timeout: 30_000,
  });
  expect(began[0]).toBe('0');
  expect(Number(began.at(-1))).toBeGreaterThanOrEqual(8 * mebibyte);
  await expect(bar.getByText('1 file uploaded')).toBeVisible();
});

test('Imran’s files go up together while he goes on; one that is not taken says why, and he cancels it', async ({
  page,
}) => {
  const imran = await aCustomer('Imran Sheikh');
  await inPlace(page);
  await enterAs(page, imran);
  await page.goto('/drive');
  await choose(
    page,
    { name: 'Rent.pdf', mimeType: 'application/pdf', buffer: Buffer.from(aPdf(['Rent'])) },
    { name: 'Notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Call Raju') },
    { name: 'Setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
  );
  const bar = page.getByRole('region', { name: 'Uploads' });
  await expect(bar.getByText('1 file wasn’t uploaded')).toBeVisible({ timeout: 30_000 });
  await expect(bar.getByText(/Choose a PDF, a photo/)).toBeVisible();
  await picture(page, 'upload-refused');
  await page.getByRole('link', { name: 'Recent' }).first().click();
  await bar.getByRole('button', { name: 'Cancel the upload of Setup.exe' }).click();
  await expect(bar.getByText('2 files uploaded')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rent.pdf' }).first()).toBeVisible();
});
