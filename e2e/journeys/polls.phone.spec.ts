import { sendRequest, updateConnection } from '@nukkad/contract/network/connection/connection.api';
import { getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs } from '../fixtures/enter.ts';
import { picture } from '../fixtures/picture.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('Usha starts a poll; Varun votes, changes his vote and reads the result, and she ends it', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(240_000);
  const [usha, varun] = [await aCustomer('Usha Menon'), await aCustomer('Varun Oberoi')];
  const [hers, his] = [await sessionOf(usha), await sessionOf(varun)];
  const { member: own } = await callAs(hers, getNetworkSettings);
  const { member: other } = await callAs(his, getNetworkSettings);
  await callAs(hers, sendRequest, { body: { memberId: other.memberId } });
  await callAs(his, updateConnection, { body: { memberId: own.memberId, action: 'accept', version: 1 } });
  const theirs = await newPerson('phone');
  await Promise.all([enterAs(page, usha), enterAs(theirs, varun)]);

  await test.step('two equal options are refused at their place; three different ones are a poll', async () => {
    await page.goto('/feed');
    await page.getByRole('link', { name: 'Polls', exact: true }).click();
    await page.getByRole('link', { name: 'Start a poll' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Start a poll' });
    await dialog.getByLabel('What do you want to ask?').fill('Which colour for the bench?');
    await dialog.getByLabel('Option 1', { exact: true }).fill('Blue');
    await dialog.getByLabel('Option 2', { exact: true }).fill('blue');
    await dialog.getByRole('button', { name: 'Start poll' }).click();
    await expect(dialog.getByText('Each option has to be different.')).toBeVisible();
    await dialog.getByLabel('Option 2', { exact: true }).fill('Green');
    await dialog.getByRole('button', { name: 'Add option' }).click();
    await dialog.getByLabel('Option 3', { exact: true }).fill('Brick red');
    await picture(page, 'poll-writing');
    await dialog.getByRole('button', { name: 'Start poll' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('article').filter({ hasText: 'Which colour for the bench?' })).toBeVisible();
  });

  await test.step('Varun reads what holds for his vote, votes and changes it', async () => {
    await theirs.goto('/polls');
    await theirs.getByRole('link', { name: 'Which colour for the bench?' }).click();
    await expect(theirs.getByText('Members see who voted for what.')).toBeVisible();
    await expect(theirs.getByText('The result appears once you vote.')).toBeVisible();
    await theirs.getByLabel('Green').check();
    await theirs.getByRole('button', { name: 'Vote', exact: true }).click();
    await expect(theirs.getByText('1 vote, 100%')).toBeVisible();
    await theirs.getByRole('button', { name: 'Change vote' }).click();
    await theirs.getByLabel('Brick red').check();
    await theirs.getByRole('button', { name: 'Save vote' }).click();
    await expect(theirs.getByRole('row', { name: /Brick red/ }).getByText('1 vote, 100%')).toBeVisible();
    await picture(theirs, 'poll-result');
  });

  await test.step('she reads who voted and ends it; he cannot vote any more', async () => {
    await page.goto('/polls?of=mine');
    const poll = page.getByRole('article').filter({ hasText: 'Which colour for the bench?' });
    await poll.getByRole('link', { name: 'See who voted' }).click();
    const voters = page.getByRole('dialog', { name: 'Who voted' });
    await expect(voters.getByText('Varun Oberoi')).toBeVisible();
    await expect(voters.getByText('Brick red')).toBeVisible();
    await page.keyboard.press('Escape');
    await poll.getByRole('link', { name: 'End now' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End poll' }).click();
    await expect(poll.getByText('Ended')).toBeVisible();
    await theirs.goto('/polls?of=voted');
    await expect(theirs.getByText('Which colour for the bench?')).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Change vote' })).toBeHidden();
  });
});
