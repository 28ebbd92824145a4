import { screenAddress } from '@nukkad/contract/identity/account/screen-address';

interface FeedItem {
  readonly slug: string | null;
  readonly title: string;
  readonly summary: string;
  readonly author: string;
  readonly publishedAt: Date | null;
}

interface Site {
  readonly brand: string;
  readonly origin: string;
}

/** Characters that XML has no place for, also where they are written as a number. */
const unwritable = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

const escaped = (text: string): string =>
  text
    .replaceAll(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const itemOf = ({ slug, title, summary, author, publishedAt }: FeedItem, origin: string): string => {
  const link = escaped(origin + screenAddress.blog(slug ?? ''));
  return [
    '<item>',
    `<title>${escaped(title)}</title>`,
    `<link>${link}</link>`,
    `<guid isPermaLink="true">${link}</guid>`,
    `<dc:creator>${escaped(author)}</dc:creator>`,
    `<pubDate>${publishedAt?.toUTCString() ?? ''}</pubDate>`,
    `<description>${escaped(summary)}</description>`,
    '</item>',
  ].join('');
};

/** RSS 2.0: titles and summaries, the newest first. */
export const feedXml = (items: readonly FeedItem[], { brand, origin }: Site): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escaped(`${brand}: Blogs`)}</title>`,
    `<link>${escaped(origin + screenAddress.blogs)}</link>`,
    '<description>What people and businesses write about their work.</description>',
    `<atom:link href="${escaped(`${origin}/blogs/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...items.map((item) => itemOf(item, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
