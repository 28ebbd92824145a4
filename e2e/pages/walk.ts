import { expect, type Page, type Request } from '@playwright/test';

interface Router {
  readonly state: { readonly initialized: boolean };
  navigate(address: string): Promise<void>;
}
type Routed = typeof globalThis & { readonly __reactRouterDataRouter?: Router };

/** Changes the screen as a link does, without loading the page anew; the page may have been opened a moment ago. */
export async function navigate(page: Page, to: string): Promise<void> {
  await page.waitForFunction(() => (globalThis as Routed).__reactRouterDataRouter?.state.initialized);
  await page.evaluate((address) => (globalThis as Routed).__reactRouterDataRouter?.navigate(address), to);
}

/** A page that the server rendered has started its scripts, which come after its first view; others start theirs at once. */
export async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.getElementById('late-scripts') === null ||
      (globalThis as Routed).__reactRouterDataRouter?.state.initialized,
  );
}

/** The browser has drawn what it was told to draw: idle callbacks come after all other work of the page. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1)
      await new Promise<void>((done) => requestIdleCallback(() => done()));
  });

/**
 * Follows the requests of a page from now on. The function it answers with waits until none is under way, the page has
 * drawn all answers, and no answer has led to a new request. The open line to the server does not count.
 */
export function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    if (request.url().includes('/socket.io/')) return;
    underWay.add(request);
    begun += 1;
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    let before: number;
    do {
      before = begun;
      await drawn(page);
    } while (underWay.size > 0 || begun > before);
  };
}

/**
 * What people type and the photos they choose are stored behind their hands: waits until the device keeps a value with
 * this text, or a file of this name, so that a reload finds it.
 */
export async function untilKept(page: Page, text: string): Promise<void> {
  const keptOnDevice = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('nukkad');
          // The page has not made its table yet: this look must not make an empty database in its place.
          opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
          opening.addEventListener('error', () => resolve(''));
          opening.addEventListener('success', () => {
            const asked = opening.result.transaction('kept').objectStore('kept').getAll();
            asked.addEventListener('success', () => {
              opening.result.close();
              resolve(
                JSON.stringify(asked.result, (_, value) => (value instanceof File ? value.name : value)),
              );
            });
          });
        }),
    );
  await expect.poll(keptOnDevice).toContain(text);
}
