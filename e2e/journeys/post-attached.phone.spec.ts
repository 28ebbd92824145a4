import { sendRequest, updateConnection } from '@nukkad/contract/network/connection/connection.api';
import { getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { callAs } from '../fixtures/api.ts';
import { aRecording } from '../fixtures/a-recording.ts';
import { enterAs } from '../fixtures/enter.ts';
import { aPdf } from '../fixtures/pdf.ts';
import { picture } from '../fixtures/picture.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { type Page, expect, test } from '../fixtures/test.ts';

async function writing(page: Page, words: string) {
  await page.goto('/feed?dialog=new-post');
  const dialog = page.getByRole('dialog', { name: 'Write a post' });
  await dialog.getByLabel('What do you want to say?').fill(words);
  return dialog;
}

test('Gayatri posts a poll and a document, Harish a video; each votes, opens and plays what the other one shows', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(240_000);
  const [gayatri, harish] = [await aCustomer('Gayatri Iyer'), await aCustomer('Harish Bhat')];
  const [hers, his] = [await sessionOf(gayatri), await sessionOf(harish)];
  const { member: own } = await callAs(hers, getNetworkSettings);
  const { member: other } = await callAs(his, getNetworkSettings);
  await callAs(hers, sendRequest, { body: { memberId: other.memberId } });
  await callAs(his, updateConnection, { body: { memberId: own.memberId, action: 'accept', version: 1 } });
  const theirs = await newPerson('phone');
  await Promise.all([enterAs(page, gayatri), enterAs(theirs, harish)]);

  await test.step('a poll is made in the form of the post', async () => {
    const dialog = await writing(page, 'When do we clean our lane?');
    await dialog.getByRole('button', { name: 'Poll', exact: true }).click();
    await dialog.getByLabel('What do you want to ask?').fill('Which morning?');
    await dialog.getByLabel('Option 1').fill('Saturday');
    await dialog.getByLabel('Option 2').fill('Sunday');
    await picture(page, 'post-attached-poll-form');
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Which morning?' })).toBeVisible();
  });

  await test.step('Harish votes in the post and sees the result', async () => {
    await theirs.goto('/feed');
    const post = theirs.getByRole('article').filter({ hasText: 'When do we clean our lane?' });
    await post.getByLabel('Sunday').check();
    await post.getByRole('button', { name: 'Vote', exact: true }).click();
    await expect(post.getByText('1 vote, 100%')).toBeVisible();
    await picture(theirs, 'post-attached-voted');
  });

  await test.step('a file that is no document is refused in a sentence; a PDF is added, described and opened', async () => {
    const dialog = await writing(page, 'Our price list for the monsoon');
    const input = dialog.getByLabel('Document', { exact: true });
    const file = { name: 'Prices.pdf', mimeType: 'application/pdf' };
    await input.setInputFiles({ ...file, buffer: Buffer.from('no document at all') });
    await expect(
      dialog.getByText('This document is damaged, or isn’t a PDF, DOCX or XLSX file.'),
    ).toBeVisible();
    await input.setInputFiles({ ...file, buffer: aPdf(['Prices', 'More prices']) });
    await dialog.getByLabel('What is in the document?').fill('Prices of waterproofing');
    await picture(page, 'post-attached-document-form');
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(dialog).toBeHidden();
    await theirs.goto('/feed');
    const post = theirs.getByRole('article').filter({ hasText: 'Our price list for the monsoon' });
    await expect(post.getByText('2 pages')).toBeVisible();
    const coming = theirs.waitForEvent('download');
    await post.getByRole('button', { name: 'Open Prices.pdf' }).click();
    expect((await coming).suggestedFilename()).toBe('Prices.pdf');
    await picture(theirs, 'post-attached-document');
  });

  await test.step('a video shows its picture, and plays for her once she asks for it', async () => {
    const dialog = await writing(theirs, 'The new paint of our gate');
    await dialog
      .getByLabel('Video', { exact: true })
      .setInputFiles({ name: 'gate.webm', mimeType: 'video/webm', buffer: await aRecording(theirs) });
    await dialog.getByLabel('What does the video show and say?').fill('A gate in changing light');
    await picture(theirs, 'post-attached-video-form');
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/feed');
    const post = page.getByRole('article').filter({ hasText: 'The new paint of our gate' });
    await expect(post.getByText('A gate in changing light')).toBeVisible();
    await picture(page, 'post-attached-video');
    await post.getByRole('button', { name: /Play video/ }).click();
    await expect
      .poll(() =>
        post.locator('video').evaluate((video) => (video instanceof HTMLVideoElement ? video.readyState : 0)),
      )
      .toBeGreaterThan(1);
  });
});
