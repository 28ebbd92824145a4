/** How the pages of a link look, to people who are not signed in. */
import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../platform/http/plain/html.ts';
import { type Frame, plainPage, sendHtml } from '../../platform/http/plain/plain-page.ts';
import type { Closed } from './open-share.ts';
import type { SharedThing } from './share.interface.ts';

export const fontsAt = '/drive/fonts';

const shareWords = {
  en: {
    title: 'Shared with you',
    from: 'From',
    read: 'Open',
    file: 'Open file',
    en: 'Open in English (PDF)',
    hi: 'Open in Hindi (PDF)',
    protected: 'This is protected. Enter the password you were given.',
    named: 'Enter your name to view this. It appears on every page, and the person who shared it sees it.',
    password: 'Password',
    name: 'Your name',
    go: 'Continue',
    wrong: 'Incorrect password. Try again.',
    noName: 'Enter your name.',
    viewOnly: 'View only',
    page: (at: number, of: number) => `Page ${at} of ${of}`,
    inEnglish: 'View in English',
    inHindi: 'View in Hindi',
    back: 'Back to the folder',
    ask: 'Ask for access again',
    askLead: 'Enter your name, and the person who shared this can open the link again.',
    askGo: 'Ask for access',
    asked: ['Request sent', 'If they agree, this link opens again.'],
    paused: ['Too many attempts', 'Wait 15 minutes, then try again.'],
    expired: ['This link has expired', 'Ask the person who sent it for a new one.'],
    full: [
      'This link can’t be opened again',
      'It opens only a set number of times. Ask the person who sent it.',
    ],
    revoked: ['This link was turned off', 'The person who shared this no longer shares it.'],
    unknown: ['This link doesn’t work', 'Check that you copied the whole link, or ask for a new one.'],
  },
  hi: {
    title: 'आपके साथ शेयर किया गया',
    from: 'किसका',
    read: 'खोलें',
    file: 'फ़ाइल खोलें',
    en: 'अंग्रेज़ी में खोलें (PDF)',
    hi: 'हिंदी में खोलें (PDF)',
    protected: 'यह सुरक्षित है। जो पासवर्ड आपको दिया गया है, वह लिखें।',
    named: 'देखने के लिए अपना नाम लिखें। यह हर पेज पर दिखेगा, और जिसने शेयर किया है वे इसे देखेंगे।',
    password: 'पासवर्ड',
    name: 'आपका नाम',
    go: 'आगे बढ़ें',
    wrong: 'पासवर्ड ग़लत है। फिर कोशिश करें।',
    noName: 'अपना नाम लिखें।',
    viewOnly: 'सिर्फ़ देखने के लिए',
    page: (at: number, of: number) => `पेज ${at} / ${of}`,
    inEnglish: 'अंग्रेज़ी में देखें',
    inHindi: 'हिंदी में देखें',
    back: 'फ़ोल्डर पर वापस',
    ask: 'फिर से अनुमति माँगें',
    askLead: 'अपना नाम लिखें। जिसने शेयर किया था, वे यह लिंक फिर खोल सकते हैं।',
    askGo: 'अनुमति माँगें',
    asked: ['अनुरोध भेज दिया गया', 'वे मान जाएँ तो यही लिंक फिर खुलेगा।'],
    paused: ['बहुत बार कोशिश हुई', '15 मिनट रुककर फिर कोशिश करें।'],
    expired: ['इस लिंक का समय बीत गया', 'जिसने भेजा था, उनसे नया लिंक माँगें।'],
    full: ['यह लिंक अब नहीं खुलेगा', 'यह तय बार ही खुलता है। जिसने भेजा था, उनसे पूछें।'],
    revoked: ['यह लिंक बंद कर दिया गया', 'जिसने इसे शेयर किया था, वे अब इसे शेयर नहीं करते।'],
    unknown: ['यह लिंक काम नहीं करता', 'देखें कि पूरा लिंक कॉपी हुआ है, या नया लिंक माँगें।'],
  },
} as const;

const statusOf: Record<Closed, number> = { unknown: 404, revoked: 410, expired: 410, full: 410, paused: 429 };
/** Whose maker may let it open again. */
const mayAsk: ReadonlySet<Closed> = new Set(['expired', 'full']);

const send = (frame: Frame, reply: FastifyReply, status: number, title: string, main: Html, isWide = false) =>
  sendHtml(reply, status, plainPage(frame, { title, main, fontsAt, isWide }));

const card = (...parts: readonly Html[]): Html => html`<main><section class="card">${parts}</section></main>`;

const field = (name: string, label: string, rest: string): Html =>
  html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" required autocomplete="${name === 'name' ? 'name' : 'off'}"${{ markup: rest }}></div>`;
const nameField = (label: string) => field('name', label, ' type="text" maxlength="80"');
const passwordField = (label: string) => field('password', label, ' type="password" maxlength="72"');

/** 410: it was there; 404: it never was. */
export function sendClosed(frame: Frame, reply: FastifyReply, path: string, closed: Closed): FastifyReply {
  const words = shareWords[frame.lang];
  const [what, next] = words[closed];
  const ask = html`<form method="post" action="${`${path}/ask`}"><h2>${words.ask}</h2><p>${words.askLead}</p>
${nameField(words.name)}<button type="submit">${words.askGo}</button></form>`;
  const main = card(html`<h1>${what}</h1><p>${next}</p>`, mayAsk.has(closed) ? ask : html``);
  return send(frame, reply, statusOf[closed], words.title, main);
}

export function sendAsked(frame: Frame, reply: FastifyReply): FastifyReply {
  const {
    title,
    asked: [what, next],
  } = shareWords[frame.lang];
  return send(frame, reply, 200, title, card(html`<h1>${what}</h1><p>${next}</p>`));
}

interface Question {
  readonly hasPassword: boolean;
  /** The pages carry the name of who reads them. */
  readonly isNamed: boolean;
  readonly fault: 'wrong' | 'noName' | null;
}

/** Before the password nothing is said of the thing, not even its name. */
export function sendQuestion(
  frame: Frame,
  reply: FastifyReply,
  path: string,
  { hasPassword, isNamed, fault }: Question,
): FastifyReply {
  const words = shareWords[frame.lang];
  const main = card(
    html`<h1>${words.title}</h1>${fault ? html`<p class="alert" role="alert">${words[fault]}</p>` : html``}
${hasPassword ? html`<p>${words.protected}</p>` : html``}${isNamed ? html`<p>${words.named}</p>` : html``}
<form method="post" action="${path}">${hasPassword ? passwordField(words.password) : html``}
${isNamed ? nameField(words.name) : html``}<button type="submit">${words.go}</button></form>`,
  );
  return send(frame, reply, fault === 'wrong' ? 403 : 200, words.title, main);
}

export const head = ({ lang }: Frame, { kind, name, from, facts }: SharedThing): Html => {
  const isName = name.en === name.hi ? ' translate="no"' : '';
  const by =
    from === null ? html`` : html`<p>${shareWords[lang].from} <strong translate="no">${from}</strong></p>`;
  return html`<p>${kind[lang]}</p><h1${{ markup: isName }}>${name[lang]}</h1>${by}${facts.map((fact) => html`<p>${fact[lang]}</p>`)}`;
};

interface Way {
  readonly address: string;
  readonly label: string;
}

/** The first is what most people come for. */
function waysOf([first, ...more]: readonly Way[]): Html {
  if (!first) return html``;
  const others = more.map(
    ({ address, label }) => html`<li><a href="${address}" rel="nofollow">${label}</a></li>`,
  );
  return html`<p><a class="button" href="${first.address}" rel="nofollow">${first.label}</a></p>
${others.length > 0 ? html`<ul class="links">${others}</ul>` : html``}`;
}

/** What it is, and the ways to it; `query` is that of an opening. */
export function sendFront(
  frame: Frame,
  reply: FastifyReply,
  thing: SharedThing,
  at: { readonly path: string; readonly query: string },
): FastifyReply {
  const words = shareWords[frame.lang];
  const read = thing.words ? [{ address: `${at.path}/view?${at.query}`, label: words.read }] : [];
  const files = thing.files.map(({ lang }) =>
    lang === null
      ? { address: `${at.path}/file?${at.query}`, label: words.file }
      : { address: `${at.path}/file?lang=${lang}&${at.query}`, label: words[lang] },
  );
  const main = card(head(frame, thing), waysOf([...read, ...files]));
  return send(frame, reply, 200, thing.kind[frame.lang], main);
}

/** What is read on the page itself. */
export function sendWords(frame: Frame, reply: FastifyReply, thing: SharedThing): FastifyReply {
  const said = thing.words?.(frame.lang) ?? html``;
  const main = html`<main><section class="card">${head(frame, thing)}</section>${said}</main>`;
  return send(frame, reply, 200, thing.kind[frame.lang], main);
}

/** Its pages as pictures, each with the reader's name across it. */
export function sendPages(
  frame: Frame,
  reply: FastifyReply,
  thing: SharedThing,
  at: {
    readonly path: string;
    readonly query: string;
    readonly lang: 'en' | 'hi' | null;
    /** Which of a folder; null: it is no folder. */
    readonly item: string | null;
    readonly count: number;
  },
): FastifyReply {
  const words = shareWords[frame.lang];
  const langOf = at.lang === null ? '' : `lang=${at.lang}&`;
  const itemOf = at.item === null ? '' : `item=${at.item}&`;
  const pages = Array.from(
    { length: at.count },
    (_, page) =>
      html`<p><img src="${`${at.path}/page/${page}?${langOf}${itemOf}${at.query}`}" alt="${words.page(page + 1, at.count)}" width="100%" loading="lazy"></p>`,
  );
  const other = at.lang === 'en' ? 'hi' : 'en';
  const also = thing.files.some(({ lang }) => lang === other)
    ? html`<p><a class="back" href="${`${at.path}/view?lang=${other}&${at.query}`}" rel="nofollow">${other === 'en' ? words.inEnglish : words.inHindi}</a></p>`
    : html``;
  const back =
    at.item === null
      ? html``
      : html`<p><a class="back" href="${`${at.path}/folder?${at.query}`}" rel="nofollow">${words.back}</a></p>`;
  const main = html`<main><section class="card">${head(frame, thing)}<p>${words.viewOnly}</p>${also}${back}</section>${pages}</main>`;
  return send(frame, reply, 200, thing.kind[frame.lang], main, true);
}
