import { enterAs, inPlace } from '../fixtures/enter.ts';
import { coolCareOwner, someNumber } from '../fixtures/people.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

/** As a spreadsheet saves "Unicode text": UTF-16 with its mark, tabs, columns of its own. */
const fileOf = (rows: readonly (readonly string[])[]) => ({
  name: 'our people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${rows.map((row) => row.join('\t')).join('\r\n')}`, 'utf16le'),
});

const choose = (page: Page, rows: readonly (readonly string[])[]) =>
  page.locator('input[type="file"]').setInputFiles(fileOf(rows));

/** What lies on the device, as text. */
const keptRows = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('nukkad', 1);
        opening.addEventListener('error', () => reject(new Error('IndexedDB')));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('kept').objectStore('kept').getAll();
          all.addEventListener('success', () => resolve(JSON.stringify(all.result)));
        });
      }),
  );

test('people of a file are fixed at the cell, the good ones invited, and the same file again adds no one', async ({
  page,
}) => {
  const [first, second] = [someNumber(), someNumber()];
  const rows = [
    ['Who', 'Phone no.', 'Position'],
    ['Girish Rao', `+91 ${first}`, 'Helper'],
    ['Leela Nair', '12', 'Helper'],
    ['Girish Again', first, ''],
  ];
  await inPlace(page);
  await enterAs(page, coolCareOwner);
  await page.goto('/users/sub-users-list');
  await page.getByRole('link', { name: 'Invite several people' }).click();
  await expect(page.getByText('Up to 10,000 rows and 1 MB.')).toBeVisible();
  await choose(page, rows);

  await expect(page.getByText('Choose the column for: Full name.')).toBeVisible();
  await page.getByLabel('Full name', { exact: true }).selectOption('Who');
  const number = page.getByLabel('Mobile number, row 3');
  await expect(number).toHaveAccessibleDescription('Enter a 10-digit mobile number starting with 2 to 9.');
  await expect(page.getByLabel('Mobile number, row 4')).toHaveAccessibleDescription('Same as row 2.');
  // Two rows are to be fixed: nothing is added unless that is chosen.
  await expect(page.getByRole('button', { name: 'Invite 1 person' })).toBeDisabled();
  await page.getByText('Add the other rows without these').click();
  await expect(page.getByRole('button', { name: 'Invite 1 person' })).toBeEnabled();

  await number.fill(second);
  await expect(number).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('button', { name: 'Invite 2 people' })).toBeEnabled();
  await expect.poll(() => keptRows(page)).toContain(second);
  await page.reload();
  await expect(page.getByText(second)).toBeVisible();
  await page.getByRole('button', { name: 'Leave out row 4' }).click();
  await page.getByRole('button', { name: 'Invite 2 people' }).click();
  await expect(page.getByText('2 people invited.')).toBeVisible();

  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(page, [['Full name', 'Mobile number'], ...rows.slice(1, 2)]);
  await expect(page.getByText('You have already invited this number.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite 0 people' })).toBeDisabled();
  await page.goto('/users/sub-users-list?tab=Pending&q=Leela');
  await expect(page.getByText('Leela Nair').first()).toBeVisible();
});
