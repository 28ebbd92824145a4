import type { Page } from '@playwright/test';

/** With SHOTS, pictures of a dialog at both widths, in light and dark. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (!folder) return;
  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` });
    }
}
