import type { InboxMessage } from './inbox.store.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});
const channels = { sms: 'SMS', mail: 'Mail', push: 'Push' } as const;

const style = `
  :root { color-scheme: light dark; --ink: light-dark(#1f2a5a, #e9e6da); --paper: light-dark(#fbf7ec, #14172b); --card: light-dark(#fff, #1d2140); --line: light-dark(#c9bfa4, #3b4170); --mark: light-dark(#b4236a, #ff9ac8); }
  * { box-sizing: border-box; }
  body { margin: 0 auto; padding: 1rem; max-width: 44rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
  h1 { font-size: 1.4rem; margin: 0 0 .25rem; }
  form { display: flex; gap: .5rem; margin: 1rem 0; }
  input { flex: 1; min-width: 0; } input, button { font: inherit; padding: .5rem .75rem; min-height: 2.75rem; border: 2px solid var(--line); border-radius: .5rem; background: var(--card); color: inherit; }
  ul { list-style: none; margin: 0; padding: 0; } li { background: var(--card); border: 3px double var(--line); border-radius: .5rem; padding: .75rem 1rem; margin-bottom: .75rem; overflow-wrap: anywhere; }
  li p { margin: .25rem 0 0; white-space: pre-wrap; } input::placeholder { color: inherit; opacity: .75; } strong { color: var(--mark); } small { opacity: .85; } a { color: inherit; }`;

/** Looks for something newer every two seconds while the page is seen, and stays quiet when nothing came. */
const script = (newest: string, to: string) => `
  const newest = ${JSON.stringify(newest)}, to = ${JSON.stringify(to)};
  setInterval(async () => {
    if (document.hidden || document.activeElement === document.getElementById('to')) return;
    const answer = await fetch('/inbox.json?limit=1&to=' + encodeURIComponent(to)).catch(() => null);
    if (!answer || !answer.ok) return;
    const { items } = await answer.json();
    if ((items[0]?.messageId ?? '') !== newest) location.reload();
  }, 2000);`;

function messageItem(message: InboxMessage): string {
  const { channel, recipient, template, text, createdAt } = message;
  return `<li><small>${channels[channel]} to <a href="/inbox?to=${encodeURIComponent(recipient)}">${escape(recipient)}</a>, ${escape(template)}, <time datetime="${createdAt.toISOString()}">${time.format(createdAt)} IST</time></small>
    <p>${escape(text).replace(/^\d{6}\b/, '<strong>$&</strong>')}</p></li>`;
}

export interface InboxPage {
  readonly brand: string;
  readonly nonce: string;
  readonly to: string;
  readonly messages: readonly InboxMessage[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
  /** Of the first page only: an older page has nothing newer to wait for. */
  readonly live: boolean;
}

export function inboxPage({ brand, nonce, to, messages, next, live }: InboxPage): string {
  const query = new URLSearchParams({ ...(to === '' ? {} : { to }), ...(next ? { cursor: next } : {}) });
  const newest = messages[0]?.messageId ?? '';
  return `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Inbox | ${escape(brand)}</title><style>${style}</style></head>
<body><main>
<h1>${escape(brand)} inbox</h1>
<p>Nothing is sent from a development server. What people would get arrives here, the newest first.</p>
<form method="get" action="/inbox"><input id="to" name="to" value="${escape(to)}" placeholder="Mobile number or mail address" aria-label="Mobile number or mail address"><button>Show</button></form>
${messages.length > 0 ? `<ul>${messages.map(messageItem).join('')}</ul>` : '<p>Nothing has arrived yet.</p>'}
${next ? `<p><a href="/inbox?${escape(query.toString())}">Older messages</a></p>` : ''}
</main>${live ? `<script nonce="${nonce}">${script(newest, to).replaceAll('<', String.raw`\u003c`)}</script>` : ''}</body></html>`;
}
