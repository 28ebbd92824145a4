import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aShortlisted } from '../fixtures/interviews.ts';
import { aTitle, anOpenJob } from '../fixtures/open-jobs.ts';
import { aPdf } from '../fixtures/pdf.ts';
import { lakshmi } from '../fixtures/people.ts';
import { picture } from '../fixtures/picture.ts';
import { type Page, expect, test } from '../fixtures/test.ts';

/** A camera in whose sight something moves. Without a microphone: where no sound device is, its track holds up the recording. */
const withCamera = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
      const drawing = canvas.getContext('2d');
      let hue = 0;
      setInterval(() => {
        hue += 7;
        if (!drawing) return;
        drawing.fillStyle = `hsl(${hue} 80% 60%)`;
        drawing.fillRect(0, 0, 320, 240);
      }, 60);
      return Promise.resolve(canvas.captureStream(15));
    };
  });

/** It has a length, as a recording of the browser has none, and goes on when it is played. */
const isPlayed = (page: Page, label: string) =>
  page.locator(`video[aria-label="${label}"]`).evaluate(async (video) => {
    if (!(video instanceof HTMLVideoElement)) return 'no video';
    video.muted = true;
    await video.play();
    await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }));
    return video.duration > 0.5 && video.duration < 30 ? 'played' : `of ${video.duration} s`;
  });

test('Kavya records a video, chooses its picture, shares a certificate, and Lakshmi sees both once she is shortlisted', async ({
  page,
  newPerson,
}) => {
  const { jobId } = await anOpenJob({ title: aTitle('Plumber for towers') });
  const { candidate, applicationId } = await aShortlisted('Kavya Gowda', jobId);
  await inPlace(page);
  await withCamera(page);
  await enterAs(page, candidate);
  await page.goto('/candidate/profile');
  await page.getByRole('main').getByRole('link', { name: 'Your video' }).first().click();
  await expect(page.getByText('No video yet')).toBeVisible();
  await picture(page, 'video-none');
  await page.getByRole('button', { name: 'Record video' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByRole('timer')).toContainText('0:02');
  await picture(page, 'video-recording');
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByLabel('Picture shown before it plays').fill('0.5');
  await picture(page, 'video-review');
  await page.getByRole('button', { name: 'Save video' }).click();
  await expect(page.getByText('Your video is saved.')).toBeVisible();
  expect(await isPlayed(page, 'Your video')).toBe('played');
  await picture(page, 'video-kept');

  await page.goto('/candidate/documents');
  await page.getByLabel('What is it?').selectOption({ label: 'Police verification' });
  await page.locator('input[type="file"]').setInputFiles({
    name: 'police.pdf',
    mimeType: 'application/pdf',
    buffer: aPdf(['Police verification']),
  });
  await expect(page.getByText('Document added.')).toBeVisible();
  const sharing = page.getByRole('switch', { name: /Share with businesses that shortlist me/ });
  await sharing.click();
  await expect(sharing).toBeChecked();
  await picture(page, 'documents');

  const employer = await newPerson('phone');
  await inPlace(employer);
  await enterAs(employer, lakshmi);
  await employer.goto(`/hire-talent/jobs/${jobId}/applicants/${applicationId}`);
  await expect(employer.getByRole('button', { name: 'Open: Police verification' })).toBeVisible();
  expect(await isPlayed(employer, 'Video')).toBe('played');

  await page.goto('/candidate/video');
  await page.getByRole('button', { name: 'Delete video' }).click();
  await expect(page.getByText('No video yet')).toBeVisible();
  await employer.reload();
  await expect(employer.getByRole('button', { name: 'Open: Police verification' })).toBeVisible();
  await expect(employer.locator('video')).toHaveCount(0);
});
