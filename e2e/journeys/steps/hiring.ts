import { expect, type Page } from '../../fixtures/test.ts';

/** All three steps, by taps and typing; ends at the preview. */
export async function writeJob(page: Page, title: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Continue' });
  await page.getByRole('combobox', { name: 'Job title' }).fill('nal mistri');
  const found = page.getByRole('listbox', { name: 'Job title' });
  await found.getByRole('option', { name: 'Plumber', exact: true }).click();
  await page.getByLabel('Heading of the job').fill(title);
  await page.getByLabel('What the person will do').fill('Repair taps, pipes and tanks in homes.');
  await next.click();
  await expect(page.getByRole('heading', { name: 'Pay and place' })).toBeFocused();
  await page.getByLabel('PIN code of the workplace').fill('560038');
  await page.getByLabel('Pay from').fill('28000');
  await page.getByLabel('Up to').fill('32000');
  await next.click();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question 1').fill('Do you have your own tools?');
  await next.click();
  await expect(page.getByText('Candidates see your job like this.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('₹28,000 – ₹32,000 a month');
}

/** Searched by its heading, found and applied for, with a yes to its question. */
export async function applyFor(page: Page, title: string): Promise<void> {
  await page.goto('/all-jobs');
  await page.getByLabel('Search jobs').fill(title);
  // A job that fits the profile is on the home as well.
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  await page.getByLabel('Yes').check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Application sent.')).toBeVisible();
}

/** Two of the free times of the last day that is shown; answers the interview. */
export async function proposeInterview(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Propose interview' }).click();
  await page.getByLabel('Address').fill('12, 100 Feet Road, Indiranagar');
  const send = page.getByRole('button', { name: 'Propose interview' });
  await expect(send).toBeDisabled();
  await page.getByRole('group', { name: 'Which day?' }).getByRole('radio').last().check({ force: true });
  const free = page.getByRole('group', { name: /^Free times on/ }).getByRole('checkbox');
  await free.nth(0).check();
  await free.nth(1).check();
  await send.click();
  await expect(page).toHaveURL(/\/hire-talent\/interviews\//);
  await expect(page.getByRole('main')).toContainText('The candidate chooses one of your times.');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Says that it took place, and what one found. */
export async function scoreInterview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'It took place' }).click();
  await expect(page.getByText('It took place. Send your scorecard.')).toBeVisible();
  const send = page.getByRole('button', { name: 'Send scorecard' });
  await expect(send).toBeDisabled();
  for (const mark of ['Skill at work', 'Experience', 'Manner with people'])
    await page.getByRole('group', { name: mark }).getByRole('radio', { name: '4' }).check();
  await page
    .getByRole('group', { name: 'Your advice' })
    .getByRole('radio', { name: 'Hire', exact: true })
    .check();
  await send.click();
  await expect(page.getByText('Scorecard sent')).toBeVisible();
}

/** Written, read as its letter and sent; what is missing is asked for. */
export async function makeOffer(page: Page, title: string, fullName: string): Promise<void> {
  await page.getByRole('link', { name: 'Make an offer' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Position')).toHaveValue(title);
  await dialog.getByLabel('Pay', { exact: true }).fill('28000');
  await dialog.getByLabel('Place of work').fill('');
  await dialog.getByRole('button', { name: 'Preview letter' }).click();
  await expect(dialog.getByLabel('Place of work')).toBeFocused();
  await dialog.getByLabel('Place of work').fill('Indiranagar');
  await dialog.getByRole('button', { name: 'Preview letter' }).click();
  await expect(dialog.getByText(`Dear ${fullName}, we are pleased to offer you`)).toBeVisible();
  await expect(dialog.getByText('₹28,000 a month')).toBeVisible();
  await dialog.getByRole('button', { name: `Send offer to ${fullName}` }).click();
  await expect(page.getByText('Offer sent. We’ll notify you of the answer.')).toBeVisible();
}
