import { baseUrl } from '../fixtures/api.ts';
import { inPlace, logIn } from '../fixtures/enter.ts';
import { asha } from '../fixtures/people.ts';
import { expect, type Page, test } from '../fixtures/test.ts';
import type { TestServer } from '../test-server.ts';

/** A server of this file's own: the others speak with one that does not encrypt. */
let server: TestServer;
let usual: string;
test.beforeAll(async () => {
  // Imported only now: it reads the contract's build, which the set-up makes.
  const { startTestServer } = await import('../test-server.ts');
  server = await startTestServer('encrypted', { APP_KEY: 'a key for the browser tests alone, 0123456789' });
  usual = baseUrl();
  process.env['BASE_URL'] = server.url;
});
test.afterAll(async () => {
  process.env['BASE_URL'] = usual;
  await server.stop();
});

interface Heard {
  readonly address: string;
  readonly sent: string | null;
  /** null: the page went on before it could be read here. */
  readonly answer: Promise<string | null>;
}

/** The calls as an observer of the network would see them. */
function listen(page: Page): Heard[] {
  const heard: Heard[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    const answer = request
      .response()
      .then((response) => response?.text() ?? null)
      .catch(() => null);
    heard.push({ address: pathname, sent: request.postData(), answer });
  });
  return heard;
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const onlyPayload = (text: string) => expect(Object.keys(JSON.parse(text) as object)).toEqual(['payload']);

test('promise 69: with the app key on, a sign-in cannot be read on the network', async ({ newPerson }) => {
  const page = await newPerson('phone', { baseURL: server.url });
  await inPlace(page);
  const heard = listen(page);
  await page.goto('/login');
  await logIn(page, asha);
  await expect(page).toHaveURL((url) => url.pathname === '/home');
  await page.goto('/buyer/addresses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(heard.filter(({ sent }) => sent !== null).length).toBeGreaterThanOrEqual(2);
  let answers = 0;
  for (const { address, sent, answer: reading } of heard) {
    const answer = await reading;
    if (sent !== null) onlyPayload(sent);
    // The settings hold the key.
    if (answer && !(address === '/api/home/aapSettings' && 'payloadKey' in JSON.parse(answer))) {
      onlyPayload(answer);
      answers += 1;
    }
    for (const secret of [asha.mobileNumber, asha.fullName, 'accessToken'])
      expect(`${sent} ${answer}`).not.toContain(secret);
  }
  expect(answers).toBeGreaterThanOrEqual(4);
});

test('with the app key on, a file is uploaded as a plain form', async ({ newPerson }) => {
  const page = await newPerson('phone', { baseURL: server.url });
  await inPlace(page);
  await page.goto('/login');
  await logIn(page, asha);
  await expect(page).toHaveURL((url) => url.pathname === '/home');
  await page.goto('/profile/documents');
  const upload = page.waitForRequest('**/api/document/upload?*');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'light-bill.png', mimeType: 'image/png', buffer: picture });
  expect((await upload).headers()['content-type']).toMatch(/^multipart\/form-data/);
  await expect(page.getByText('light-bill.png')).toBeVisible();
});

test('a phone whose clock is wrong by an hour is heard all the same', async ({ newPerson }) => {
  const page = await newPerson('phone', { baseURL: server.url });
  await inPlace(page);
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 3_600_000;
  });
  await page.goto('/login');
  await page.getByLabel('Mobile number').fill('8000012345');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page.getByRole('heading', { name: 'Enter OTP' })).toBeVisible();
});
