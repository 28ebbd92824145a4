import { aJobWithPhotos } from '../fixtures/job-cards.ts';
import { enterAs } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { picture } from '../fixtures/picture.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('Lakshmi shows a finished job once Gauri has agreed on her phone, and it is gone as soon as Gauri takes it back', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(240_000);
  const gauri = await aCustomer('Gauri Deshpande');
  await aJobWithPhotos(gauri);
  const theirs = await newPerson('phone');
  await Promise.all([enterAs(page, lakshmi), enterAs(theirs, gauri)]);
  // Digits in a row would be read as a phone number.
  const words = `New tap, no more dripping ${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}.`;

  await test.step('she chooses booking, photos and words, sees the card and asks', async () => {
    await page.goto('/job-cards');
    await page.getByRole('link', { name: 'Show a finished job' }).first().click();
    await page
      .getByRole('button', { name: /^Choose / })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Show a finished job' });
    await dialog.getByLabel('Before, photo 1').check();
    await dialog.getByLabel('After, photo 1').check();
    await dialog.getByLabel('What was done?').fill('Call 98450 12345.');
    await dialog.getByRole('button', { name: 'See the card' }).click();
    await expect(dialog.getByText('Remove phone numbers, emails and links.')).toBeVisible();
    await dialog.getByLabel('What was done?').fill(words);
    await picture(page, 'job-card-making');
    await dialog.getByRole('button', { name: 'See the card' }).click();
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'Ask the customer' }).click();
    await expect(page.getByText('Waiting for an answer')).toBeVisible();
  });

  await test.step('Gauri sees exactly what would be shown, and agrees', async () => {
    await theirs.goto('/job-cards?of=about_me');
    await theirs.getByRole('article').getByRole('link').first().click();
    await expect(theirs.getByRole('heading', { name: 'May this work be shown to others?' })).toBeVisible();
    await expect(theirs.getByText(words)).toBeVisible();
    await expect(theirs.getByText('Indiranagar, Bengaluru')).toBeVisible();
    await expect(theirs.getByText('3rd Cross')).toHaveCount(0);
    await picture(theirs, 'job-card-question');
    await theirs.getByRole('button', { name: 'Yes, show it' }).click();
    await expect(theirs.getByRole('button', { name: 'Stop showing this' })).toBeVisible();
  });

  await test.step('Lakshmi writes a post with it', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'Write a post with it' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write a post' });
    await dialog.getByLabel('What do you want to say?').fill(`From today’s work: ${words}`);
    await expect(dialog.getByText('Verified by')).toBeVisible();
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(dialog).toBeHidden();
    const post = page.getByRole('article').filter({ hasText: `From today’s work: ${words}` });
    await expect(post.getByText('booking completed in')).toBeVisible();
    await expect(post.getByRole('img', { name: 'After, photo 1' })).toBeVisible();
    await picture(page, 'job-card-posted');
  });

  await test.step('Gauri takes it back with one press; the post keeps its words alone', async () => {
    await theirs.getByRole('button', { name: 'Stop showing this' }).click();
    await expect(theirs.getByText('No longer agreed')).toBeVisible();
    await page.reload();
    const post = page.getByRole('article').filter({ hasText: `From today’s work: ${words}` });
    await expect(post).toBeVisible();
    await expect(post.getByText('booking completed in')).toHaveCount(0);
  });
});
