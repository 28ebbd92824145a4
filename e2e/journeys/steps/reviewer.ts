import { expect, type Page } from '../../fixtures/test.ts';

/** On the review of a partner: every document that is not decided is opened and accepted. */
export async function acceptDocuments(page: Page): Promise<void> {
  const waiting = page.getByRole('listitem').filter({ hasText: 'Not decided' });
  await expect(waiting.first()).toBeVisible();
  for (let left = await waiting.count(); left > 0; left -= 1) {
    await waiting.first().getByRole('button').click();
    await page.getByRole('button', { name: /^Accept: / }).click();
    await expect(waiting).toHaveCount(left - 1);
  }
}
