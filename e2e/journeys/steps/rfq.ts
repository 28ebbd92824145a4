/** A customer and two partners with quotations, each in a browser of their own and in either language. */
import { listLeads } from '@nukkad/contract/market/lead/lead.api';
import { callAs } from '../../fixtures/api.ts';
import { dayFromToday } from '../../fixtures/bookings.ts';
import { keepSession, inPlace } from '../../fixtures/enter.ts';
import { creditsFor } from '../../fixtures/leads.ts';
import type { Person } from '../../fixtures/people.ts';
import { payOnSandboxPage } from '../../fixtures/sandbox.ts';
import { codeSentBy, newSessionOf, sessionOf } from '../../fixtures/sign-in.ts';
import { drawOn } from '../../fixtures/draw-on.ts';
import { expect, type Page } from '../../fixtures/test.ts';
import { speak } from '../../pages/visit.ts';
import { rfqWords } from './rfq-words.ts';

export type Language = keyof typeof rfqWords;

/** A customer or a partner at a browser of their own. */
export interface Seat {
  readonly page: Page;
  readonly person: Person;
  readonly language: Language;
}

const wordsOf = ({ language }: Seat) => rfqWords[language];

/** At the browser, in this language and place. */
export async function sit(page: Page, person: Person, language: Language): Promise<Seat> {
  // Three browsers share the machine.
  page.setDefaultTimeout(30_000);
  await inPlace(page);
  await speak(page, language);
  await keepSession(page, await newSessionOf(person));
  return { page, person, language };
}

const tell = (seat: Seat, words: string | RegExp) =>
  expect(seat.page.getByRole('status').filter({ hasText: words }).first()).toBeVisible({ timeout: 20_000 });

/** Describes the work once, for these businesses; answers the address of the request and its number. */
export async function askFor(
  seat: Seat,
  companies: readonly string[],
): Promise<{ path: string; rfqNumber: string }> {
  const { page } = seat;
  const words = wordsOf(seat);
  await page.goto('/buyer/quotes/new?category=electrician&service=electrician-visit');
  await page.getByRole('radio', { name: words.chosen }).waitFor({ timeout: 30_000 });
  await page.getByLabel(words.describe).fill('The wires of three rooms are old and are to be made new.');
  await page.getByRole('radio', { name: words.chosen }).check();
  for (const company of companies) await page.getByRole('checkbox', { name: company }).check();
  await page.getByRole('button', { name: words.send }).click();
  await tell(seat, words.sent);
  await page.waitForURL(/\/buyer\/quotes\/[0-9a-f-]{36}$/);
  const rfqNumber = await page
    .getByText(/^[A-Z]{1,3}-?[A-Z0-9-]{4,}$/)
    .first()
    .textContent();
  return { path: new URL(page.url()).pathname, rfqNumber: rfqNumber?.trim() ?? '' };
}

/** Once the outbox has told this partner of it. */
async function leadOf(person: Person, rfqNumber: string): Promise<string> {
  let leadId = '';
  await expect
    .poll(async () => {
      const { items } = await callAs(await sessionOf(person), listLeads, { query: { limit: 20 } });
      leadId = items.find((lead) => lead.rfqNumber === rfqNumber)?.leadId ?? '';
      return leadId;
    })
    .not.toBe('');
  return leadId;
}

/** Pays for the contact; answers the address of the lead. */
export async function unlockLead(seat: Seat, rfqNumber: string): Promise<string> {
  const { page, person } = seat;
  const words = wordsOf(seat);
  const leadId = await leadOf(person, rfqNumber);
  await creditsFor(await sessionOf(person), leadId);
  const path = `/consultant-service/leads/${leadId}`;
  await page.goto(path);
  await page.getByRole('link', { name: words.unlock }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.unlockConfirm }).click();
  await tell(seat, words.unlocked);
  return path;
}

/** One line for all of the work, with an advance; `visit`: what is done on the first visit, a week from today. */
export async function sendQuote(
  seat: Seat,
  lead: string,
  rupeesARoom: string,
  visit?: string,
): Promise<void> {
  const { page } = seat;
  const words = wordsOf(seat);
  await page.getByRole('link', { name: words.write }).click();
  await page.waitForURL(`**${lead}/quote/edit`);
  await page.locator('[name="lines.0.name"]').fill('New wiring of three rooms');
  await page.locator('[name="lines.0.quantity"]').fill('3');
  await page.locator('[name="lines.0.unit"]').fill('room');
  await page.locator('[name="lines.0.unitPrice"]').fill(rupeesARoom);
  await page.getByRole('switch', { name: words.advance }).setChecked(true, { force: true });
  if (visit) {
    await page.getByRole('button', { name: words.addVisit }).click();
    await page.locator('[name="visits.0.title"]').fill(visit);
    await page.locator('[name="visits.0.day"]').fill(dayFromToday(7));
  }
  await page.getByRole('button', { name: words.review }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.sendQuote }).click();
  await tell(seat, words.quoteSent);
}

/** One question, which both partners get. */
export async function askBoth(seat: Seat, request: string, question: string): Promise<void> {
  const { page } = seat;
  const words = wordsOf(seat);
  await page.goto(request);
  await page.getByRole('link', { name: words.askAll }).waitFor({ timeout: 30_000 });
  await page.getByRole('link', { name: words.askAll }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.question).fill(question);
  await dialog.getByRole('button', { name: words.sendQuestion }).click();
  await tell(seat, words.questionSent);
}

/** From the request to the offer of this business, by the comparison. */
export async function compareAndOpen(
  seat: Seat,
  request: string,
  companies: readonly [string, string],
): Promise<void> {
  const { page } = seat;
  const words = wordsOf(seat);
  await page.goto(request);
  await page.getByRole('link', { name: words.compare }).click();
  await page.waitForURL(`**${request}/compare`);
  for (const company of companies) await expect(page.getByText(company).first()).toBeVisible();
  await page.goBack();
  const received = page.getByRole('region', { name: words.received, exact: true });
  await received.getByRole('link', { name: companies[0] }).click();
  await page.waitForURL(`**${request}/offers/**`);
}

export async function counter(seat: Seat, rupees: string): Promise<void> {
  const { page } = seat;
  const words = wordsOf(seat);
  await page.getByRole('link', { name: words.counter }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.offer).fill(rupees);
  await dialog.getByLabel(words.message).fill('Could you do it for this?');
  await dialog.getByRole('button', { name: words.sendCounter }).click();
  await tell(seat, words.countered);
}

/** The version that was countered with: what it changes, by its own address. */
export async function readVersion(seat: Seat, before: string, after: string): Promise<void> {
  const { page } = seat;
  const words = wordsOf(seat);
  await page.getByRole('link', { name: words.viewVersion }).click();
  await expect(page).toHaveURL(/[?&]version=[0-9a-f-]{36}/);
  const dialog = page.getByRole('dialog', { name: words.version });
  const changes = dialog.getByRole('region', { name: words.changed });
  await expect(changes.locator('del').last()).toHaveText(before);
  await expect(changes.locator('ins').last()).toHaveText(after);
  await dialog.getByRole('button', { name: words.close }).click();
  await expect(page).not.toHaveURL(/version=/);
}

export async function acceptOffer(seat: Seat, lead: string): Promise<void> {
  const { page } = seat;
  const words = wordsOf(seat);
  await page.goto(`${lead}/quote`);
  await page.getByRole('link', { name: words.acceptOffer }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.accept, exact: true }).click();
  await expect(page.getByRole('link', { name: words.confirm })).toBeVisible();
}

/** Where the visit is: the address that the customer has saved. */
export async function chooseAddress(seat: Seat): Promise<void> {
  await seat.page.getByRole('radio').first().check({ force: true });
}

/** By the list of the project, to the booking that it is. */
export async function openVisit(seat: Seat, visit: string): Promise<void> {
  const { page } = seat;
  await page.getByRole('link', { name: visit, exact: true }).click();
  await page.waitForURL(/\/bookings\/[0-9a-f-]{36}$/);
  await expect(page.getByText(wordsOf(seat).withProject).first()).toBeVisible();
  await page.goBack();
}

/** With a drawn signature and a one-time password from the inbox. */
export async function signQuote(seat: Seat, said: 'confirmed' | 'agreed'): Promise<void> {
  const { page, person } = seat;
  const words = wordsOf(seat);
  await page.getByRole('link', { name: words.confirm }).click();
  const dialog = page.getByRole('dialog');
  await drawOn(page, words.board);
  const code = await codeSentBy(
    person.mobileNumber,
    () => dialog.getByRole('button', { name: words.sendOtp }).click(),
    'signing_code',
  );
  await dialog.getByLabel(words.code).fill(code);
  await dialog.getByRole('button', { name: words.confirm }).click();
  await tell(seat, words[said]);
}

/** Who was not chosen reads that it is over, and how the price compared, never the chosen one. */
export async function readLoss(seat: Seat, lead: string, chosen: string): Promise<void> {
  const { page } = seat;
  const words = wordsOf(seat);
  await page.goto(`${lead}/quote`);
  await expect(page.getByText(words.closed)).toBeVisible();
  await expect(page.getByText(words.higher)).toBeVisible();
  await expect(page.getByText(chosen)).toHaveCount(0);
}

export async function payAdvance(seat: Seat): Promise<void> {
  const { page } = seat;
  const words = wordsOf(seat);
  await page.reload();
  await page.getByRole('button', { name: words.payAdvance }).click();
  await payOnSandboxPage(page, 'It succeeds');
  await expect(page.getByText(words.advancePaid)).toBeVisible({ timeout: 20_000 });
}

/** By the chain of the lead. */
export async function openProject(seat: Seat, from: string): Promise<void> {
  const { page } = seat;
  await page.goto(from);
  await page.getByRole('link', { name: wordsOf(seat).project, exact: true }).click();
  await page.waitForURL(/\/projects\/[0-9a-f-]{36}$/);
}

/** The milestone is done, approved and paid. */
export async function finishMilestone(firm: Seat, customer: Seat): Promise<void> {
  await firm.page
    .getByRole('button', { name: wordsOf(firm).submit })
    .first()
    .click();
  await tell(firm, wordsOf(firm).submitted);
  const { page } = customer;
  const words = wordsOf(customer);
  await page.reload();
  await page.getByRole('link', { name: words.approve, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.approve }).click();
  await page.getByRole('button', { name: words.payMilestone }).click();
  await payOnSandboxPage(page, 'It succeeds');
  await expect(page.getByText(words.paid)).toHaveCount(2, { timeout: 20_000 });
}
