/** How a shared folder looks, to people who are not signed in. */
import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../platform/http/plain/html.ts';
import { type Frame, plainPage, sendHtml } from '../../platform/http/plain/plain-page.ts';
import type { SharedEntries, SharedEntry, SharedThing } from './share.interface.ts';
import { fontsAt, head } from './share-page.ts';

const folderWords = {
  en: {
    empty: 'This folder is empty.',
    folder: 'Folder',
    open: 'Open',
    view: 'View',
    hidden: 'Can’t be shown view only',
    viewOnly: 'View only',
    back: (name: string) => `Back to ${name}`,
    more: 'Show more',
  },
  hi: {
    empty: 'यह फ़ोल्डर ख़ाली है।',
    folder: 'फ़ोल्डर',
    open: 'खोलें',
    view: 'देखें',
    hidden: 'सिर्फ़ देखने के लिए नहीं दिखाया जा सकता',
    viewOnly: 'सिर्फ़ देखने के लिए',
    back: (name: string) => `वापस: ${name}`,
    more: 'और दिखाएँ',
  },
} as const;

/** Where a page of a folder stands: `query` is that of an opening. */
interface FolderAt {
  readonly path: string;
  readonly query: string;
  readonly isViewOnly: boolean;
  /** Null: the shared folder itself. */
  readonly entryId: string | null;
}

const address = ({ path, query }: FolderAt, way: string, more: Readonly<Record<string, string>>): string =>
  `${path}/${way}?${new URLSearchParams(more).toString()}&${query}`;

function row({ lang }: Frame, at: FolderAt, { entryId, isFolder, name, size, isPaged }: SharedEntry): Html {
  const words = folderWords[lang];
  const isHidden = at.isViewOnly && !isFolder && !isPaged;
  const note = isHidden ? words.hidden : isFolder ? words.folder : (size?.[lang] ?? '');
  const way = isFolder ? 'folder' : at.isViewOnly ? 'view' : 'file';
  const to = address(at, way, isFolder ? { in: entryId } : { item: entryId });
  const label = way === 'view' ? words.view : words.open;
  const link = html`<a class="back" href="${to}" rel="nofollow" aria-label="${`${label}: ${name}`}">${label}</a>`;
  return html`<li><div><b translate="no">${name}</b><span>${note}</span></div>${isHidden ? html`` : link}</li>`;
}

function headOf({ lang }: Frame, at: FolderAt, thing: SharedThing, { path }: SharedEntries): Html {
  const words = folderWords[lang];
  const last = path.at(-1);
  if (!last) return html``;
  const above = path.at(-2);
  const name = above?.name ?? thing.name[lang];
  const to = above ? address(at, 'folder', { in: above.entryId }) : address(at, 'folder', {});
  return html`<p><a class="back" href="${to}" rel="nofollow">${words.back(name)}</a></p><h2 translate="no">${last.name}</h2>`;
}

/** What is in it now, a part at a time. */
export function sendFolder(
  frame: Frame,
  reply: FastifyReply,
  thing: SharedThing,
  entries: SharedEntries,
  at: FolderAt,
): FastifyReply {
  const words = folderWords[frame.lang];
  const list = entries.entries.map((entry) => row(frame, at, entry));
  const more =
    entries.next === null
      ? html``
      : html`<p><a class="button" href="${address(at, 'folder', {
          ...(at.entryId !== null && { in: at.entryId }),
          after: entries.next,
        })}" rel="nofollow">${words.more}</a></p>`;
  const main = html`<main><section class="card">${head(frame, thing)}${at.isViewOnly ? html`<p>${words.viewOnly}</p>` : html``}</section>
<section class="card">${headOf(frame, at, thing, entries)}${list.length > 0 ? html`<ul class="events">${list}</ul>` : html`<p>${words.empty}</p>`}${more}</section></main>`;
  const title = thing.kind[frame.lang];
  return sendHtml(reply, 200, plainPage(frame, { title, main, fontsAt }));
}
