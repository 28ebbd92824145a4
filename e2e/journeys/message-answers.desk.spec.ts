import { anAcceptedBooking } from '../fixtures/bookings.ts';
import { conversationAbout, sayAs } from '../fixtures/chat.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { expect, type Page, test } from '../fixtures/test.ts';

/** The menu of a message, by the keyboard. */
async function openMenu(page: Page, words: string): Promise<void> {
  const said = page.getByRole('log').locator('div', { hasText: words }).last().locator('xpath=..');
  await said.getByRole('link', { name: 'Message options' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Message' })).toBeVisible();
}

test('Asha answers a message, corrects her own, reacts, pins and mutes the chat; Lakshmi reads all but the last two', async ({
  page,
  newPerson,
}) => {
  const asha = await aCustomer('Asha Rao');
  const booked = await anAcceptedBooking({ customer: asha, inDays: 12 });
  const conversationId = await conversationAbout(booked);
  await sayAs(asha.session, conversationId, 'Do you bring a new cartridge?');
  await sayAs(await sessionOf(lakshmi), conversationId, 'Is the water main in the kitchen?');
  await inPlace(page);
  await enterAs(page, asha);
  await page.goto(`/message_center?chat=${conversationId}`);
  const talk = page.getByRole('log');
  await expect(talk.getByText('Is the water main in the kitchen?')).toBeVisible();

  await openMenu(page, 'Is the water main in the kitchen?');
  await page.getByRole('button', { name: 'Reply' }).click();
  const field = page.getByRole('textbox', { name: 'Message', exact: true });
  await expect(field).toBeFocused();
  await field.fill('No, it is in the bathroom.');
  await field.press('Enter');
  await expect(talk.getByText('No, it is in the bathroom.')).toBeVisible();
  await expect(talk.getByRole('blockquote')).toContainText('Is the water main in the kitchen?');

  await openMenu(page, 'Do you bring a new cartridge?');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(field).toHaveValue('Do you bring a new cartridge?');
  await field.fill('Do you bring a new cartridge and a washer?');
  await field.press('Enter');
  await expect(talk.getByText('Do you bring a new cartridge and a washer?')).toBeVisible();
  await expect(talk.getByText('Edited')).toBeVisible();
  await expect(field).toHaveValue('');

  await openMenu(page, 'Is the water main in the kitchen?');
  await page.getByRole('button', { name: '👍' }).click();
  await expect(talk.getByRole('list', { name: 'Reactions' })).toContainText('👍');
  for (const name of ['Pin this chat', 'Mute this chat']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }

  const partner = await newPerson('desk');
  await enterAs(partner, lakshmi);
  await partner.goto(`/message_center?chat=${conversationId}`);
  const theirs = partner.getByRole('log');
  await expect(theirs.getByText('Do you bring a new cartridge and a washer?')).toBeVisible();
  await expect(theirs.getByRole('blockquote')).toContainText('Is the water main in the kitchen?');
  await expect(theirs.getByRole('list', { name: 'Reactions' })).toContainText('👍');
  await expect(partner.getByRole('button', { name: 'Pin this chat' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});
