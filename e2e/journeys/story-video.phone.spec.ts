import { sendRequest, updateConnection } from '@nukkad/contract/network/connection/connection.api';
import { getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { removeStory } from '@nukkad/contract/network/story/story.api';
import { callAs } from '../fixtures/api.ts';
import { aRecording } from '../fixtures/a-recording.ts';
import { enterAs } from '../fixtures/enter.ts';
import { picture } from '../fixtures/picture.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('Ishita shares a video; Jatin watches it without sound, turns it on, reads what it shows, and replies into their chat', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(240_000);
  const [ishita, jatin] = [await aCustomer('Ishita Bose'), await aCustomer('Jatin Arora')];
  const [hers, his] = [await sessionOf(ishita), await sessionOf(jatin)];
  const { member: own } = await callAs(hers, getNetworkSettings);
  const { member: other } = await callAs(his, getNetworkSettings);
  await callAs(hers, sendRequest, { body: { memberId: other.memberId } });
  await callAs(his, updateConnection, { body: { memberId: own.memberId, action: 'accept', version: 1 } });
  const theirs = await newPerson('phone');
  await Promise.all([enterAs(page, ishita), enterAs(theirs, jatin)]);
  await page.goto('/feed?dialog=new-story');

  await test.step('what is no video is refused before it is sent; one without its words is not shared, and the field that is filled is wrong no more', async () => {
    const dialog = page.getByRole('dialog', { name: 'New story' });
    await dialog.getByLabel('A video', { exact: true }).check();
    const file = { name: 'street.webm', mimeType: 'video/webm' };
    await dialog.getByLabel('Choose a video').setInputFiles({ ...file, buffer: Buffer.from('no film') });
    await expect(dialog.getByRole('alert')).toContainText('This video can’t be played here.');
    await dialog.getByLabel('Choose a video').setInputFiles({ ...file, buffer: await aRecording(page) });
    const about = dialog.getByLabel('What does the video show and say?');
    await expect(about).toBeVisible({ timeout: 60_000 });
    await dialog.getByLabel('Caption (optional)').fill('Our street this morning');
    await dialog.getByRole('button', { name: 'Share story' }).click();
    await expect(dialog.getByText('This cannot be empty.')).toBeVisible();
    await about.fill('A street in changing light');
    await expect(dialog.getByText('This cannot be empty.')).toBeHidden();
    await picture(page, 'story-video-writing');
    await dialog.getByRole('button', { name: 'Share story' }).click();
    await expect(dialog).toBeHidden();
  });

  const viewer = theirs.getByRole('dialog', { name: 'Stories' });
  const video = viewer.locator('video');
  const isMuted = () => video.evaluate((one) => one instanceof HTMLVideoElement && one.muted);

  await test.step('where no motion is wanted it waits to be asked; sound and words are his to turn on', async () => {
    await theirs.emulateMedia({ reducedMotion: 'reduce' });
    await theirs.goto(`/stories/${own.handle}`);
    await viewer.getByRole('button', { name: 'Play video' }).click();
    await expect(viewer.getByRole('button', { name: 'Play video' })).toBeHidden();
    await expect
      .poll(() => video.evaluate((one) => (one instanceof HTMLVideoElement ? one.currentTime : 0)))
      .toBeGreaterThan(0);
    expect(await isMuted()).toBe(true);
    await viewer.getByRole('button', { name: 'Turn sound on' }).click();
    expect(await isMuted()).toBe(false);
    await viewer.getByRole('button', { name: 'Show description' }).click();
    await expect(viewer.getByText('A street in changing light')).toBeVisible();
    await picture(theirs, 'story-video');
  });

  await test.step('he replies; she reads it in their chat with the story, until the story is gone', async () => {
    await viewer.getByLabel('Reply to Ishita Bose').fill('What a light!');
    await viewer.getByRole('button', { name: 'Send' }).click();
    await viewer.getByRole('link', { name: 'Sent. Open the chat' }).click();
    await expect(theirs.getByText('What a light!').last()).toBeVisible();
    await picture(theirs, 'story-reply-chat');
    await page.goto('/message_center');
    await page.getByRole('link', { name: /Jatin/ }).click();
    const quote = page.locator('blockquote').filter({ hasText: 'Our street this morning' });
    await expect(quote).toBeVisible();
    const storyId = new URL(
      (await quote.getByRole('link', { name: 'Story' }).getAttribute('href')) ?? '',
      page.url(),
    ).searchParams.get('story');
    await callAs(hers, removeStory, { body: { storyId: storyId ?? '', version: 1 } });
    await page.reload();
    await expect(page.getByText('Story has ended')).toBeVisible();
    await picture(page, 'story-reply-ended');
  });
});
