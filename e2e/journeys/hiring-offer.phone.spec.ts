import { aShortlisted, withInterview, withOffer } from '../fixtures/candidate-steps.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aTitle } from '../fixtures/open-jobs.ts';
import { picture } from '../fixtures/picture.ts';
import { lakshmisShop } from '../fixtures/people.ts';
import { codeSentBy } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('Salma chooses a time of her interview, and accepts the offer that follows with a code', async ({
  page,
}) => {
  test.slow();
  const title = aTitle('Plumber for hospitals');
  const step = await aShortlisted(title, 'Salma Begum');
  await withInterview(step);
  await inPlace(page);
  await enterAs(page, step.person);
  await page.goto('/candidate');
  const mine = page.getByRole('main').filter({ hasText: 'Your interviews' });
  await expect(mine.getByText('Choose a time', { exact: true })).toBeVisible();
  await picture(page, 'my-interviews');
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('group', { name: 'When can you come?' }).getByRole('radio').first().check();
  await picture(page, 'own-interview');
  await page.getByRole('button', { name: 'Confirm time' }).click();
  await expect(page.getByText('Your interview is', { exact: false })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await file).suggestedFilename()).toBe('interview.ics');
  await picture(page, 'interview-confirmed');

  // Told by the socket: the page is not loaded again.
  await withOffer(step);
  await expect(page.getByText(`${lakshmisShop} made you an offer.`, { exact: false })).toBeVisible();
  await picture(page, 'own-offer');
  await page.getByRole('link', { name: 'Read letter' }).click();
  await expect(page.getByRole('dialog')).toContainText('Dear Salma Begum');
  await picture(page, 'offer-letter');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Accept offer' }).click();
  await picture(page, 'offer-accept');
  const accept = page.getByRole('dialog').getByRole('button', { name: 'Accept offer' });
  const code = await codeSentBy(step.person.mobileNumber, () => accept.click(), 'step_up_code');
  await page.getByLabel('OTP from the SMS').fill(code);
  await expect(page.getByText('Offer accepted', { exact: true })).toBeVisible();
  await expect(page.getByText(`${lakshmisShop} confirms your first day next.`)).toBeVisible();
  await picture(page, 'offer-accepted');
});
