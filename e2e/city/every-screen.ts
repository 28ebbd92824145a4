/**
 * A person who enters the demo city opens every screen that links lead to. Not part of npm test: `npm run city -w e2e` walks the
 * people whom the start names, on the story of `npm start`.
 */
import type { Page, Response } from '@playwright/test';
import { demoAdmin, enterBackoffice } from '../fixtures/admin.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import type { Person } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { followRequests, navigate, untilStarted } from '../pages/walk.ts';
import { namedPeople } from './named-people.ts';
import { screenOf } from './screen-of.ts';

/** A person has some hundred screens, a partner several; more than this would be a walk in a circle. */
const atMost = 600;
const refusals = /Unathorized access|Unauthorized Access|Something went wrong in the server/;

interface Fault {
  readonly screen: string;
  readonly what: string;
}

for (const person of namedPeople)
  test(`${person.fullName} (${person.role}) meets no fault and no refusal on any screen that links lead to`, async ({
    page,
  }) => {
    await inPlace(page);
    await enterAs(page, person);
    await page.goto('/home');
    await untilKnown(page, person);
    expect(await walk(page, '/')).toEqual([]);
  });

test(`${demoAdmin.fullName} (Admin) meets no fault and no refusal on any screen that links lead to`, async ({
  page,
}) => {
  await enterBackoffice(page);
  expect(await walk(page, '/backoffice/')).toEqual([]);
});

async function walk(page: Page, home: string): Promise<readonly Fault[]> {
  const faults: Fault[] = [];
  const ahead = [home, ...(await linksOf(page, home))];
  const seen = new Set(ahead.map(screenOf));
  let screen = home;
  page.on('response', (answer) => void (isFault(answer) && faults.push({ screen, what: said(answer) })));
  const untilDrawn = followRequests(page);
  for (let opened = 0; opened < atMost && ahead.length > 0; opened += 1) {
    screen = ahead.shift() ?? home;
    await (home === '/' ? navigate(page, screen) : page.goto(screen, { waitUntil: 'domcontentloaded' }));
    await untilStarted(page);
    await untilDrawn();
    faults.push(...(await faultsShown(page)).map((what) => ({ screen, what })));
    for (const link of await linksOf(page, home)) {
      if (seen.has(screenOf(link))) continue;
      seen.add(screenOf(link));
      ahead.push(link);
    }
  }
  if (ahead.length > 0) faults.push({ screen, what: `${ahead.length} more screens are ahead: ${ahead[0]}` });
  return faults;
}

/** A page that the server rendered shows a visitor's links until its scripts know who is signed in. */
const untilKnown = (page: Page, { fullName }: Person) =>
  expect(page.getByLabel(`${fullName.split(' ')[0]}, Account and settings`)).toBeVisible();

/** Said by a machine that has too much to do: the page asks again. */
const shed = 503;
/** What the server could not answer, or refuses to a person whose own screen asked for it. */
const isFault = (answer: Response) =>
  new URL(answer.url()).pathname.startsWith('/api/') &&
  ((answer.status() >= 500 && answer.status() !== shed) || answer.status() === 403);
const said = (answer: Response) => `${answer.request().method()} ${answer.url()} answered ${answer.status()}`;

async function faultsShown(page: Page): Promise<readonly string[]> {
  const text = await page.locator('body').innerText();
  const main = await page.getByRole('main').innerText();
  const refused = refusals.exec(text);
  // What this screen said in a toast is not said of the next one.
  if (refused) await expect(page.locator('.mantine-Notification-root')).toHaveCount(0, { timeout: 20_000 });
  return [...(refused ? [refused[0]] : []), ...(main.trim() === '' ? ['nothing is shown'] : [])];
}

/** Ways out of the person's own area, and files, are no screens of it. */
const linksOf = async (page: Page, home: string): Promise<readonly string[]> => {
  const hrefs = await page
    .locator('a[href^="/"]:not([download])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const office = home.startsWith('/backoffice');
  return hrefs.filter(
    (href) =>
      href.startsWith('/backoffice') === office &&
      !/^\/(?:login|logout|api|files|docs|inbox|openapi)/.test(href),
  );
};
