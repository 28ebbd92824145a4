import { inPlace } from '../fixtures/enter.ts';
import { expect, test } from '../fixtures/test.ts';

test('nothing moves for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await inPlace(page);
  for (const path of ['/home', '/services/tap-repair', '/home?dialog=location']) {
    await page.goto(path);
    const longest = await page.evaluate(() =>
      Math.max(
        0,
        ...document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().activeDuration ?? 0)),
      ),
    );
    expect(longest, path).toBeLessThanOrEqual(10);
  }
});

test('with motion allowed the awning and dialogs may move, but for less than a second', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await inPlace(page);
  await page.goto('/home?dialog=location');
  await expect(page.getByRole('dialog')).toBeVisible();
  const endless = () =>
    page.evaluate(
      () =>
        document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations === Infinity)
          .length,
    );
  // The dialog's own skeleton breathes until its places have loaded.
  await expect.poll(endless).toBe(0);
});
