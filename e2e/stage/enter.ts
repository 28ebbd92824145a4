import { searchPlaces } from '@nukkad/contract/places/geography/geography.api';
import type { ServiceLocation } from '@nukkad/contract/places/geography/geography.model';
import type { BrowserContext, Page } from '@playwright/test';
import { type Session, baseUrl, callAs } from './api.ts';
import type { Person } from './people.ts';
import { codeSentBy, sessionOf } from './sign-in.ts';

const places = new Map<string, Promise<ServiceLocation>>();

async function findPlace(text: string): Promise<ServiceLocation> {
  const { items } = await callAs(null, searchPlaces, { query: { q: text, limit: 1 } });
  if (!items[0]) throw new Error(`No place is called ${text}.`);
  return items[0].location;
}

function placeCalled(text: string): Promise<ServiceLocation> {
  const place = places.get(text) ?? findPlace(text);
  places.set(text, place);
  return place;
}

/** As if this place had been chosen before: no location dialog opens. Demo shops serve 560038, Indiranagar. */
export async function inPlace(to: Page | BrowserContext, text = '560038'): Promise<void> {
  const location = await placeCalled(text);
  const context = 'context' in to ? to.context() : to;
  const { cityCode } = location.address;
  if (cityCode) await context.addCookies([{ name: 'place', value: cityCode, url: baseUrl() }]);
  await to.addInitScript((kept) => {
    if (!localStorage.getItem('serviceLocation')) localStorage.setItem('serviceLocation', kept);
  }, JSON.stringify({ location }));
}

/** Keeps a session where the web app keeps it, once: whoever is signed out later stays signed out. */
export async function keepSession(
  to: Page | BrowserContext,
  { accessToken, sessionId }: Session,
): Promise<void> {
  await to.addInitScript(
    ([token, id]) => {
      if (sessionStorage.getItem('entered')) return;
      sessionStorage.setItem('entered', 'yes');
      localStorage.setItem('token', token);
      localStorage.setItem('sessionId', id);
    },
    [accessToken, sessionId] as const,
  );
}

/** Signed in without the login screen, for tests that are not about it. */
export async function enterAs(to: Page | BrowserContext, person: Person): Promise<void> {
  await keepSession(to, await sessionOf(person));
}

/** On the login screen: number, code from the inbox, in. */
export async function logIn(page: Page, { mobileNumber }: Person): Promise<void> {
  await page.getByLabel('Mobile number').fill(mobileNumber);
  const code = await codeSentBy(mobileNumber, async () => {
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByRole('heading', { name: 'Enter the OTP' }).waitFor();
  });
  await page.getByLabel('OTP from the SMS').fill(code);
}
