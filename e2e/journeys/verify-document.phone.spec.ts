import { inPlace } from '../fixtures/enter.ts';
import { aPdf } from '../fixtures/pdf.ts';
import { expect, test } from '../fixtures/test.ts';

test('anyone checks a PDF from the foot of a page: what has no seal, and what is no PDF, is said in both languages', async ({
  page,
}) => {
  await inPlace(page);
  await page.goto('/services');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Verify a document' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verify a document' })).toBeVisible();
  const file = page.locator('input[type="file"]');
  const pdf = { name: 'agreement.pdf', mimeType: 'application/pdf', buffer: aPdf(['Rental agreement']) };
  await file.setInputFiles({ ...pdf, buffer: Buffer.from('This is no PDF.') });
  await expect(page.getByRole('alert')).toHaveText(/^This PDF is damaged/);
  await file.setInputFiles(pdf);
  const said = page.getByRole('status').filter({ hasText: 'No seal found' });
  await expect(said).toContainText('It may be a copy or a scan.');
  await expect(page.getByText('agreement.pdf')).toBeVisible();

  await page.context().addCookies([{ name: 'lang', value: 'hi', url: page.url() }]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'दस्तावेज़ जाँचें' })).toBeVisible();
  await file.setInputFiles(pdf);
  await expect(page.getByRole('status').filter({ hasText: 'कोई सील नहीं मिली' })).toBeVisible();
});
