import type { Checkout } from '@nukkad/contract/money/payment/payment.model';
import type { Page } from '@playwright/test';
import { baseUrl } from './api.ts';

export type Outcome = 'It succeeds' | 'The bank declines' | 'It takes a while' | 'I leave without paying';

/** On the practice gateway's page: by UPI, with this end. */
export async function payOnSandboxPage(page: Page, outcome: Outcome): Promise<void> {
  await page.waitForURL('**/pay/sandbox/**');
  await page.getByRole('radio', { name: outcome }).check({ force: true });
  await page.getByRole('button', { name: /^Pay / }).click();
}

/** The same without a browser, for bookings that a test only begins with. */
export async function payAtSandbox(
  { checkoutUrl }: Checkout,
  outcome: 'success' | 'failure' = 'success',
): Promise<void> {
  const address = new URL(checkoutUrl ?? '', baseUrl());
  const shown = await fetch(address);
  const token = /name="token" value="([^"]+)"/.exec(await shown.text())?.[1] ?? '';
  const cookie = shown.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const paid = await fetch(address, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ token, method: 'upi', outcome }),
    redirect: 'manual',
  });
  if (paid.status !== 303) throw new Error(`The practice gateway answered ${paid.status}.`);
}
