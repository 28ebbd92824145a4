import { readFile } from 'node:fs/promises';
import { isOneOf } from '@nukkad/contract/kernel/record';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fontFile } from '../../fonts.ts';
import { type Html, html } from './html.ts';
import { plainStyle } from './plain-style.ts';

/** What surrounds a page that this server writes by itself, without the web app and without its scripts. */
export interface Frame {
  readonly brand: string;
  readonly lang: 'en' | 'hi';
  /** Allows the page's own scripts. */
  readonly nonce: string;
}

export function frameOf(brand: string, request: FastifyRequest, reply: FastifyReply): Frame {
  return {
    brand,
    lang: request.cookies['lang'] === 'hi' ? 'hi' : 'en',
    nonce: reply.raw.cspNonce ?? '',
  };
}

export function sendHtml(reply: FastifyReply, status: number, body: string): FastifyReply {
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(body);
}

interface PlainPage {
  readonly title: string;
  readonly main: Html;
  /** Below the brand. */
  readonly note?: string;
  readonly isWide?: boolean;
  /** The path of the fonts that `servePlainFonts` serves. */
  readonly fontsAt: string;
}

/** Repeats the visitor's choice of light or dark. */
const schemeScript = `try{var s=localStorage.getItem('mantine-color-scheme-value');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch(e){}`;

export function plainPage({ brand, lang, nonce }: Frame, page: PlainPage): string {
  const { title, main, note, isWide = false, fontsAt } = page;
  const { markup } =
    html`<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | ${brand}</title><script nonce="${nonce}">${{ markup: schemeScript }}</script>
<style>${{ markup: plainStyle(fontsAt) }}</style></head><body class="${isWide ? 'wide' : ''}"><header><div class="in"><div class="brand" translate="no">${brand}</div>
${note === undefined ? html`` : html`<p class="note">${note}</p>`}</div></header><div class="awning" aria-hidden="true"></div>${main}</body></html>`;
  return `<!doctype html>${markup}`;
}

/** Fields of a form by their name. */
export type Form = Readonly<Record<string, string | undefined>>;

/** In a scope of its own: calls of the API read no forms. */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
}

interface FontRequest {
  readonly Params: { readonly name: string };
}

const fontName = /^(?<script>latin|devanagari)-(?<weight>400|700)\.woff2$/;
const scripts = ['latin', 'devanagari'] as const;

export function servePlainFonts(scope: FastifyInstance, fontsAt: string): void {
  scope.get<FontRequest>(`${fontsAt}/:name`, async (request, reply) => {
    const { script = '', weight } = fontName.exec(request.params.name)?.groups ?? {};
    if (!isOneOf(scripts, script)) return reply.callNotFound();
    const file = fontFile(script, weight === '700' ? 700 : 400, 'woff2');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('font/woff2')
      .send(await readFile(file));
  });
}
