import { Parser } from 'htmlparser2';

export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly site: string;
  /** As the page says it. */
  readonly picture: string | null;
}

const sizes = { title: 200, description: 300, site: 80 } as const;
/** What is gathered of a title before it is made tidy. */
const mostTitle = 4_000;

/** Marks that cannot be seen or turn the direction of what follows; joiners are letters of Hindi words. */
const unseen =
  /[\p{Cc}\p{Co}\p{Cn}\p{Surrogate}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

function tidy(text: string, most: number): string {
  const words = text
    .slice(0, mostTitle)
    .replaceAll(unseen, ' ')
    .replaceAll(/\s{1,4000}/g, ' ')
    .trim();
  const letters = Array.from(words);
  return letters.length <= most
    ? words
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** What a page says of itself, from its head alone: nothing of it is run, and nothing is kept but plain words. */
export function readHead(html: string): PageHead {
  const said = new Map<string, string>();
  let title: string | null = null;
  let isTitle = false;
  let isOver = false;
  const parser = new Parser({
    onopentag: (name, { property, name: called, content }) => {
      if (name === 'body') isOver = true;
      if (isOver) return;
      if (name === 'title' && title === null) {
        isTitle = true;
        title = '';
      }
      const key = (property ?? called ?? '').trim().toLowerCase();
      if (name === 'meta' && content !== undefined && !said.has(key)) said.set(key, content);
    },
    ontext: (text) => {
      if (isTitle && title !== null && title.length < mostTitle) title += text;
    },
    onclosetag: (name) => {
      if (name === 'title') isTitle = false;
      if (name === 'head') isOver = true;
    },
  });
  // Piece by piece, so that what follows the head costs nothing.
  for (let at = 0; at < html.length && !isOver; at += 8_192) parser.write(html.slice(at, at + 8_192));
  const first = (...keys: readonly string[]) =>
    keys.map((key) => said.get(key)?.trim() ?? '').find((text) => text !== '') ?? '';
  const picture = first(
    'og:image:secure_url',
    'og:image',
    'og:image:url',
    'twitter:image',
    'twitter:image:src',
  );
  return {
    title: tidy(first('og:title', 'twitter:title') || (title ?? ''), sizes.title),
    description: tidy(first('og:description', 'description', 'twitter:description'), sizes.description),
    site: tidy(first('og:site_name', 'application-name'), sizes.site),
    picture: picture === '' ? null : picture,
  };
}
