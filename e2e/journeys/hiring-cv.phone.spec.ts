import { plainDocx } from '../../apps/server/test/fixtures/cvs/cv-docx.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aJobseeker } from '../fixtures/open-jobs.ts';
import { picture } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => inPlace(page));

const written = `# Sunita Kumari
  Plumber
  98450 12345
  Indiranagar, Bengaluru 560038
  ## Experience
  Plumber, Sharma Sanitary Works >> Jan 2019 - Mar 2022
  ## Education
  ITI Plumber, Govt ITI, 2015
  ## Hobbies
  Kite flying at Sankranti
  Expected salary 18k in hand`;

test('Sunita sends her CV, corrects what was read, leaves one thing out, and has it in her profile', async ({
  page,
}) => {
  await enterAs(page, await aJobseeker());
  await page.goto('/candidate/profile');
  await page.getByRole('link', { name: 'Fill in from a CV' }).click();
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no CV') });
  await expect(page.getByText('notes.txt can’t be added here.')).toBeVisible();
  await picture(page, 'cv-begin');
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await file.setInputFiles({ name: 'cv.docx', mimeType, buffer: plainDocx(written) });
  await expect(page.getByText('Check what was read.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Kite flying at Sankranti')).toBeVisible();
  await expect(page.getByText('In your CV, page 1').first()).toBeVisible();
  await picture(page, 'cv-review');
  await page.getByLabel('Where did you work?').fill('Sharma Works');
  const place = page.getByRole('heading', { name: 'Where you live' }).locator('xpath=ancestor::section[1]');
  await place.getByLabel('Add to my profile').uncheck();
  await page.getByRole('button', { name: 'Save to my profile' }).click();
  await expect(page.getByText('Your profile is updated.')).toBeVisible();
  await expect(page.getByText('Sharma Works')).toBeVisible();
  await expect(page.getByText('₹18,000 a month')).toBeVisible();
  await picture(page, 'cv-used');
});
