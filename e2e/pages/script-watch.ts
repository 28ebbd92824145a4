import type { Page } from '@playwright/test';

import { canaryHost } from './stored-scripts.ts';

/** Every call of `__ran`, every report of the content policy and every request to the canary, over all pages of the test. */
export async function watchScripts(page: Page): Promise<string[]> {
  const happened: string[] = [];
  await page.exposeFunction('__ran', () => happened.push('ran'));
  await page.exposeFunction('__reported', (what: string) => happened.push(what));
  page.on('dialog', (dialog) => happened.push(`dialog ${dialog.message()}`));
  page.on('request', (request) => {
    if (new URL(request.url()).host === canaryHost) happened.push(`asked ${request.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { __reported: report } = globalThis as unknown as { __reported: (what: string) => void };
      report(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return happened;
}
