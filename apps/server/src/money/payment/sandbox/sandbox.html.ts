import { type Html, html } from '../../../platform/http/plain/html.ts';
import { type Frame, plainPage } from '../../../platform/http/plain/plain-page.ts';
import type { SandboxEvent } from './sandbox-event.store.ts';
import { type SandboxWords, sandboxWords } from './sandbox-words.ts';
import { type SandboxOrder, sandboxMethods } from './sandbox.store.ts';
import { sandboxOutcomes } from './pay-order.ts';

export const sandboxFonts = '/pay/sandbox/fonts';

/** ₹1,23,456 as India groups its digits; paise only where there are any. */
export function rupees(paise: number): string {
  const trailingZeroDisplay = 'stripIfInteger';
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', trailingZeroDisplay }).format(
    paise / 100,
  );
}

function page(frame: Frame, title: string, main: Html, isWide = false): string {
  const note = sandboxWords[frame.lang].notReal;
  return plainPage(frame, { title, main, note, isWide, fontsAt: sandboxFonts });
}

function choice(name: string, value: string, words: SandboxWords, checked: boolean): Html {
  const text = words as Readonly<Record<string, string>>;
  const mark = checked ? html` checked` : html``;
  return html`<label class="choice"><input type="radio" name="${name}" value="${value}" required${mark}>
<span><b>${text[value] ?? value}</b><small>${text[`${value}Hint`] ?? ''}</small></span></label>`;
}

export interface CheckoutView {
  readonly order: SandboxOrder;
  readonly token: string;
  readonly alert: string | null;
  /** Null: who pays by a link may have no account, and goes nowhere. */
  readonly back: string | null;
}

export function checkoutPage(frame: Frame, { order, token, alert, back }: CheckoutView): string {
  const words = sandboxWords[frame.lang];
  return page(
    frame,
    words.title,
    html`<main>${alert ? html`<p class="alert" role="alert">${alert}</p>` : html``}
<section class="card due"><div><p>${words.amount}</p><h1 class="sum">${rupees(order.amountPaise)}</h1></div></section>
<form method="post" action="/pay/sandbox/${order.providerOrderId}"><input type="hidden" name="token" value="${token}">
<fieldset><legend>${words.how}</legend>${sandboxMethods.map((method, index) => choice('method', method, words, index === 0))}</fieldset>
<fieldset><legend>${words.what}</legend>${sandboxOutcomes.map((outcome, index) => choice('outcome', outcome, words, index === 0))}</fieldset>
<button type="submit">${words.pay} ${rupees(order.amountPaise)}</button></form>
${backLink(back, words)}</main>`,
  );
}

const backLink = (back: string | null, words: SandboxWords): Html =>
  back ? html`<a class="back" href="${back}">${words.back}</a>` : html``;

/** A sentence and the way back, where there is nothing to pay. */
export function messagePage(frame: Frame, message: string, back: string | null): string {
  const words = sandboxWords[frame.lang];
  return page(
    frame,
    words.title,
    html`<main><section class="card"><h1>${message}</h1>${backLink(back, words)}</section></main>`,
  );
}

/** A slow payment that has not ended: what is said of one under way, and a button that ends its wait. */
export function waitingPage(
  frame: Frame,
  { providerOrderId }: SandboxOrder,
  { token, back }: Pick<CheckoutView, 'token' | 'back'>,
): string {
  const words = sandboxWords[frame.lang];
  return page(
    frame,
    words.title,
    html`<main><section class="card"><h1>${words.already}</h1></section>
<form method="post" action="/pay/sandbox/${providerOrderId}/arrive"><input type="hidden" name="token" value="${token}">
<button type="submit">${words.arrive}</button></form>
${backLink(back, words)}</main>`,
  );
}

export interface EventsView {
  readonly events: readonly SandboxEvent[];
  readonly token: string;
  readonly replayed: boolean;
  /** The cursor of the next page. */
  readonly before: string | null;
}

function eventItem(event: SandboxEvent, token: string, words: SandboxWords): Html {
  const told = event.deliveredAt ? `${event.attempts} ${words.times}` : words.waiting;
  return html`<li><div><b>${event.name}</b><span>${event.eventId} · ${event.createdAt.toISOString()} · ${told}</span></div>
<form method="post" action="/pay/sandbox/events/${event.eventId}/replay"><input type="hidden" name="token" value="${token}">
<button class="small" type="submit" aria-label="${words.replay} ${event.name} ${event.eventId}">${words.replay}</button></form></li>`;
}

export function eventsPage(frame: Frame, { events, token, replayed, before }: EventsView): string {
  const words = sandboxWords[frame.lang];
  const list =
    events.length > 0
      ? html`<ul class="events">${events.map((event) => eventItem(event, token, words))}</ul>`
      : html`<p>${words.noEvents}</p>`;
  return page(
    frame,
    words.events,
    html`<main>${replayed ? html`<p class="said" role="status">${words.replayed}</p>` : html``}
<h1>${words.events}</h1><p>${words.eventsHint}</p><section class="card">${list}</section>
${before ? html`<a class="back" href="/pay/sandbox/events?before=${before}">${words.older}</a>` : html``}</main>`,
    true,
  );
}
