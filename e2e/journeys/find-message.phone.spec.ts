import { anAcceptedBooking } from '../fixtures/bookings.ts';
import { conversationAbout, sayAs } from '../fixtures/chat.ts';
import { enterAs } from '../fixtures/enter.ts';
import { lakshmisShop } from '../fixtures/people.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { talk } from '../fixtures/talk.ts';
import { expect, test } from '../fixtures/test.ts';

test('Asha finds what she wrote long ago in all her chats and within one, and goes back to the newest message', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const asha = await aCustomer('Asha Rao');
  const booked = await anAcceptedBooking({ customer: asha, inDays: 12 });
  const conversationId = await conversationAbout(booked);
  const later = Array.from({ length: 60 }, (_, place) => `Question ${place + 1}.`);
  await sayAs(asha.session, conversationId, 'The geyser is a Racold.', ...later);
  await enterAs(page, asha);

  await page.goto('/message_center');
  await page.getByRole('searchbox', { name: 'Find a name, number or message' }).fill('racold');
  const found = page.getByRole('region', { name: 'Messages' }).getByRole('link');
  await expect(found).toHaveCount(1);
  await expect(found.locator('mark')).toHaveText('Racold');
  await found.click();
  await expect(page.getByRole('heading', { name: lakshmisShop })).toBeVisible();
  const oldest = talk(page).getByText('The geyser is a Racold.');
  await expect(oldest).toBeInViewport();
  await expect(talk(page).getByText('Question 60.', { exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(talk(page).getByText('Question 60.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Find in this chat' }).click();
  const field = page.getByRole('searchbox', { name: 'Find in this chat' });
  await field.fill('kitchen');
  await expect(page.getByText('No messages found. Try another word.')).toBeVisible();
  await field.fill('geyser');
  await page.getByRole('search').getByRole('link').click();
  await expect(oldest).toBeInViewport();
});
