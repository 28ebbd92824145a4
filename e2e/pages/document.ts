import type { APIRequestContext } from '@playwright/test';
import type { Page } from '../fixtures/test.ts';

/** What a document of the server says without its scripts, read by the browser's parser: its whitespace is single. */
export interface Read {
  readonly status: number;
  /** The path after redirects. */
  readonly path: string;
  readonly title: string;
  readonly headings: readonly string[];
  readonly main: string;
  readonly canonical: string | null;
  readonly description: string;
  readonly robots: string;
  /** Addresses of its links in their order. */
  readonly links: readonly string[];
  readonly footerLinks: readonly string[];
  /** Blocks of schema.org as they are written. */
  readonly described: readonly string[];
}

/**
 * Reads pages by HTTP as they are sent, before any script: as search engines and people without scripts have them. A load
 * of a page costs a hundred times as much.
 */
export async function readDocument(
  { page, request }: { readonly page: Page; readonly request: APIRequestContext },
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Read> {
  const answer = await request.get(path, { headers });
  const parsed = await page.evaluate(
    (html) => {
      const document = new DOMParser().parseFromString(html, 'text/html');
      const text = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      const content = (name: string) =>
        document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
      const links = (within: string) =>
        [...document.querySelectorAll(`${within} a[href]`)].map((link) => link.getAttribute('href') ?? '');
      return {
        title: document.title,
        headings: [...document.querySelectorAll('h1')].map(text),
        main: text(document.querySelector('main')),
        canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
        description: content('description'),
        robots: content('robots'),
        links: links('body'),
        footerLinks: links('footer'),
        described: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          (block) => block.textContent ?? '',
        ),
      };
    },
    await answer.text(),
  );
  return { status: answer.status(), path: new URL(answer.url()).pathname, ...parsed };
}
