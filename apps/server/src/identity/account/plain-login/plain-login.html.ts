import { withHalfOfDay } from '@nukkad/contract/kernel/half-of-day';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { type Html, html } from '../../../platform/http/plain/html.ts';
import { type Frame, plainPage } from '../../../platform/http/plain/plain-page.ts';
import { type PlainLoginWords, plainLoginWords } from './plain-login.words.ts';

export const plainLogin = {
  start: `${screenAddress.login}/otp`,
  code: `${screenAddress.login}/otp/code`,
  done: `${screenAddress.login}/done`,
  out: `${screenAddress.login}/out`,
  fonts: `${screenAddress.login}/fonts`,
} as const;

/** The time of day in India, e.g. 4:30 PM. */
const clockTime = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Asia/Kolkata',
});

const wordsOf = ({ lang }: Frame): PlainLoginWords => plainLoginWords[lang];
const none = html``;
const hidden = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}">`;

interface Field {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint: string | null;
  readonly error: string | null;
  /** Attributes that the field has besides. */
  readonly more: Html;
}

const fieldOf = ({ name, label, value, hint, error, more }: Field): Html =>
  html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" value="${value}" required autofocus ${more} aria-describedby="${name}-note"${error === null ? none : html` aria-invalid="true"`}>
<p id="${name}-note" class="${error === null ? 'hint' : 'error'}"${error === null ? none : html` role="alert"`}>${error ?? hint ?? ''}</p></div>`;

export interface ContactView {
  readonly token: string;
  readonly typed: string;
  readonly returnTo: string | null;
  readonly error: string | null;
}

/** The first form: where the code goes. */
export function contactPage(frame: Frame, { token, typed, returnTo, error }: ContactView): string {
  const words = wordsOf(frame);
  const more = html`type="text" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="120"`;
  const field = {
    name: 'contact',
    label: words.contact,
    value: typed,
    hint: words.contactHint,
    error,
    more,
  };
  const main = html`<main><h1>${words.title}</h1><form class="card" method="post" action="${plainLogin.start}">${hidden('token', token)}${hidden('return', returnTo ?? '')}
${fieldOf(field)}<button type="submit">${words.send}</button></form>${linksOf(words)}</main>`;
  return plainPage(frame, { title: words.title, main, fontsAt: plainLogin.fonts });
}

export interface CodeView {
  readonly token: string;
  /** As it is read out. */
  readonly contact: string;
  readonly returnTo: string | null;
  /** Null: at once. */
  readonly resendAt: Date | null;
  readonly error: string | null;
  /** No further code may be tried. */
  readonly isUsedUp: boolean;
}

/** The second form: the code, or, where it is used up, when to ask for another one. */
export function codePage(frame: Frame, view: CodeView): string {
  const words = wordsOf(frame);
  const { token, contact, error, isUsedUp, resendAt } = view;
  const more = html`type="text" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{6}" maxlength="6"`;
  const enter = html`<form method="post" action="${plainLogin.code}">${hidden('token', token)}
${fieldOf({ name: 'otp', label: words.code, value: '', hint: null, error, more })}<button type="submit">${words.enter}</button></form>`;
  const main = html`<main><h1>${words.codeTitle}</h1><p>${words.sentTo} <b translate="no">${contact}</b></p><div class="card">
${isUsedUp ? html`<p class="alert" role="alert">${error ?? ''}</p>` : enter}
${resendAt === null ? none : html`<p>${words.resendFrom} <b>${withHalfOfDay(clockTime.format(resendAt))}</b></p>`}
<form method="post" action="${plainLogin.start}">${hidden('token', token)}${hidden('contact', contact)}${hidden('return', view.returnTo ?? '')}${hidden('again', '1')}<button type="submit" class="${isUsedUp ? '' : 'quiet'}">${words.resend}</button></form></div>
<ul class="links"><li><a href="${plainLogin.start}">${words.change}</a></li></ul></main>`;
  return plainPage(frame, { title: words.codeTitle, main, fontsAt: plainLogin.fonts });
}

const linksOf = (words: PlainLoginWords): Html => html`<ul class="links">
<li><a href="${screenAddress.services}">${words.services}</a></li><li><a href="${screenAddress.support}">${words.support}</a></li></ul>`;

export interface DoneView {
  readonly token: string;
  /** Name, or number or address where there is none. */
  readonly person: string;
  /** What the web app keeps on the device (specification section 3, client storage). */
  readonly session: { readonly accessToken: string; readonly sessionId: string };
  readonly continueTo: string;
}

const handOver = `try{var s=JSON.parse(document.getElementById('session').textContent);localStorage.setItem('token',s.accessToken);localStorage.setItem('sessionId',s.sessionId);location.replace(s.continueTo)}catch(e){}`;

/** Where scripts run, they take the session over and continue; where they do not, it says what works without. */
export function donePage(frame: Frame, { token, person, session, continueTo }: DoneView): string {
  const words = wordsOf(frame);
  const data = JSON.stringify({ ...session, continueTo }).replaceAll('<', '\\u003c');
  const main = html`<main><h1>${words.done}</h1><section class="card"><p>${words.as} <b translate="no">${person}</b></p><p>${words.needsScripts}</p>
<p><a class="button" href="${screenAddress.services}">${words.services}</a></p></section>
<ul class="links"><li><a href="${screenAddress.support}">${words.support}</a></li><li><form method="post" action="${plainLogin.out}">${hidden('token', token)}<button type="submit" class="quiet">${words.logOut}</button></form></li></ul>
<script type="application/json" id="session" nonce="${frame.nonce}">${{ markup: data }}</script><script nonce="${frame.nonce}">${{ markup: handOver }}</script></main>`;
  return plainPage(frame, { title: words.done, main, fontsAt: plainLogin.fonts });
}
