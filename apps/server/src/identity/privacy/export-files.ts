import type { PersonalRows } from '../../platform/personal.ts';

interface Whose {
  readonly userId: string;
  readonly exportId: string;
}

export const exportKey = ({ userId, exportId }: Whose, kind: 'page' | 'json'): string =>
  `exports/${userId}/${exportId}/${kind}`;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const safe = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** `formatted_address` reads as "Formatted address". */
const spoken = (name: string) => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function shown(value: unknown): string {
  if (value === null || value === '') return '–';
  return safe(typeof value === 'string' ? value : JSON.stringify(value));
}

const table = (rows: PersonalRows[string]) =>
  rows
    .map((row) => {
      const lines = Object.entries(row).map(
        ([name, value]) => `<tr><th scope="row">${safe(spoken(name))}</th><td>${shown(value)}</td></tr>`,
      );
      return `<table>${lines.join('')}</table>`;
    })
    .join('');

/** A page for reading: no script, no address of ours in it, everything escaped. */
export function exportPage(brand: string, madeAt: Date, rows: PersonalRows): string {
  const sections = Object.entries(rows)
    .map(([title, found]) => `<section><h2>${safe(title)} (${found.length})</h2>${table(found)}</section>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${safe(brand)}: your data</title><style>body{font:1rem/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin:0 0 1rem}th,td{border:1px solid #bbb;padding:.3rem .6rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}
th{width:14rem;font-weight:600}</style></head><body><main><h1>All the data ${safe(brand)} keeps about you</h1>
<p>Created on ${madeAt.toISOString()}. Times are in UTC, amounts in paise.</p>${sections}</main></body></html>`;
}
