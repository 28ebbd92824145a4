import { changeNetworkSettings, getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { callAs } from '../fixtures/api.ts';
import { aJobWithPhotos } from '../fixtures/job-cards.ts';
import { enterAs } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { picture } from '../fixtures/picture.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Her page, which is open to visitors from now on. */
async function openPageOf(person: typeof lakshmi): Promise<string> {
  const session = await sessionOf(person);
  const { member, version } = await callAs(session, getNetworkSettings);
  await callAs(session, changeNetworkSettings, { body: { seenBy: 'everyone', version } });
  return `/network/member/${member.handle}`;
}

test('Lakshmi shows a finished job once Gauri has agreed on her phone, and it is gone as soon as Gauri takes it back', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(240_000);
  const gauri = await aCustomer('Gauri Deshpande');
  const { bookingId } = await aJobWithPhotos(gauri);
  const address = await openPageOf(lakshmi);
  const visitor = await newPerson('desk');
  const theirs = await newPerson('phone');
  await Promise.all([enterAs(page, lakshmi), enterAs(theirs, gauri)]);
  // Digits in a row would be read as a phone number.
  const words = `New tap, no more dripping ${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}.`;

  await test.step('finished bookings are listed to choose from, and each offers it itself', async () => {
    await page.goto('/job-cards');
    await page.getByRole('link', { name: 'Show a finished job' }).first().click();
    const choice = page.getByRole('dialog', { name: 'Which finished booking?' });
    await expect(choice.getByRole('button', { name: /^Choose / }).first()).toBeVisible();
    await page.goto(`/consultant-service/bookings/${bookingId}`);
    await page.getByRole('link', { name: 'Show this work' }).click();
    await expect(page.getByRole('dialog', { name: 'Show a finished job' })).toBeVisible();
  });

  await test.step('she chooses photos and words, sees the card and asks', async () => {
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

  await test.step('the booking of Lakshmi says that the customer is asked', async () => {
    await page.goto(`/consultant-service/bookings/${bookingId}`);
    const work = page.getByRole('region', { name: 'Your work as an example' });
    await expect(work.getByText('Waiting for an answer')).toBeVisible();
    await expect(work.getByRole('link', { name: 'Show this work' })).toHaveCount(0);
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByText(words)).toHaveCount(0);
  });

  await test.step('Gauri sees on her booking exactly what would be shown, and agrees there', async () => {
    await theirs.goto(`/buyer/bookings/${bookingId}`);
    await expect(theirs.getByRole('heading', { name: 'May this work be shown to others?' })).toBeVisible();
    await expect(theirs.getByText(words)).toBeVisible();
    // The booking says more of the address around it, to its customer alone.
    const question = theirs.getByRole('region', { name: 'May this work be shown to others?' });
    await expect(question.getByText('Indiranagar, Bengaluru')).toBeVisible();
    await expect(question.getByText('3rd Cross')).toHaveCount(0);
    await picture(theirs, 'job-card-question');
    await theirs.getByRole('button', { name: 'Yes, show it' }).click();
    await expect(theirs.getByRole('button', { name: 'Stop showing this' })).toBeVisible();
  });

  await test.step('someone without an account reads it on the open page of Lakshmi', async () => {
    await visitor.reload();
    const work = visitor.getByRole('region', { name: 'Verified work' });
    await expect(work.getByText(words)).toBeVisible();
    await picture(visitor, 'job-card-visited');
  });

  await test.step('Lakshmi writes a post with it', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'Write a post with it' }).first().click();
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

  await test.step('Gauri takes it back with one press in her privacy settings: the page loses it, the post keeps its words alone', async () => {
    await theirs.goto('/profile/privacy');
    const cards = theirs.getByRole('region', { name: 'Work done at your home' });
    await picture(theirs, 'job-card-privacy');
    await cards.getByRole('button', { name: 'Stop showing this' }).click();
    await expect(cards.getByText('No longer agreed')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByText(words)).toHaveCount(0);
    await page.reload();
    const post = page.getByRole('article').filter({ hasText: `From today’s work: ${words}` });
    await expect(post).toBeVisible();
    await expect(post.getByText('booking completed in')).toHaveCount(0);
  });
});
