/** The page that stands in for a provider of Aadhaar eSign: it says so before anything else. */
import { type Html, html } from '../../../platform/http/plain/html.ts';
import { type Frame, plainPage } from '../../../platform/http/plain/plain-page.ts';
import type { StandInRequest } from '../../../platform/providers/esign/esign.ts';

export const standInFonts = '/esign/stand-in/fonts';

const words = {
  en: {
    title: 'Test provider in place of Aadhaar eSign',
    note: 'For development. No Aadhaar number is asked for, and a signature made here is worth nothing.',
    document: 'Document',
    hash: 'Fingerprint (SHA-256)',
    name: 'Name on the test certificate',
    sign: 'Sign with the test certificate',
    cancel: 'Cancel',
    fail: 'Let it fail',
    answered: 'The test provider has answered.',
    back: 'Back to the document',
    refused: 'This request doesn’t come from this site. Go back to the document and try again.',
  },
  hi: {
    title: 'आधार eSign की जगह परीक्षण पेज',
    note: 'केवल विकास के लिए। आधार नंबर नहीं माँगा जाता, और यहाँ का साइन मान्य नहीं है।',
    document: 'दस्तावेज़',
    hash: 'फ़िंगरप्रिंट (SHA-256)',
    name: 'परीक्षण सर्टिफ़िकेट पर नाम',
    sign: 'परीक्षण सर्टिफ़िकेट से साइन करें',
    cancel: 'रद्द करें',
    fail: 'विफल होने दें',
    answered: 'परीक्षण पेज ने जवाब दे दिया है।',
    back: 'दस्तावेज़ पर वापस',
    refused: 'यह अनुरोध इस साइट का नहीं है। दस्तावेज़ पर वापस जाकर फिर कोशिश करें।',
  },
} as const;

const page = (frame: Frame, main: Html): string => {
  const { title, note } = words[frame.lang];
  return plainPage(frame, { title, main, note, fontsAt: standInFonts });
};

/** What it would sign, and what should happen. */
export function askingPage(
  frame: Frame,
  path: string,
  { title, documentHash }: StandInRequest,
  eSignRequest: string,
): string {
  const say = words[frame.lang];
  return page(
    frame,
    html`<main><section class="card"><h1>${say.title}</h1><p>${say.document}: <b translate="no">${title}</b></p>
<p>${say.hash}: <span translate="no" style="overflow-wrap:anywhere">${documentHash}</span></p></section>
<form class="card" method="post" action="${path}"><input type="hidden" name="eSignRequest" value="${eSignRequest}">
<div class="field"><label for="name">${say.name}</label><input id="name" name="name" type="text" required maxlength="40" autocomplete="off"></div>
<button type="submit" name="outcome" value="signed">${say.sign}</button>
<button class="quiet" type="submit" name="outcome" value="cancelled" formnovalidate>${say.cancel}</button>
<button class="quiet" type="submit" name="outcome" value="failed" formnovalidate>${say.fail}</button></form></main>`,
  );
}

/** The answer goes back in the browser, at once where scripts run. */
export function answeredPage(frame: Frame, { responseUrl }: StandInRequest, answer: string): string {
  const say = words[frame.lang];
  return page(
    frame,
    html`<main><section class="card"><h1>${say.answered}</h1></section>
<form id="back" method="post" action="${new URL(responseUrl).pathname}"><input type="hidden" name="eSignResponse" value="${answer}">
<button type="submit">${say.back}</button></form>
<script nonce="${frame.nonce}">document.getElementById('back').submit()</script></main>`,
  );
}

export function refusedPage(frame: Frame): string {
  return page(
    frame,
    html`<main><section class="card"><h1>${words[frame.lang].refused}</h1></section></main>`,
  );
}
