export interface LinkPiece {
  readonly text: string;
  /** Where it leads; null: it is text. */
  readonly link: string | null;
}

const schemes = ['https://', 'http://'] as const;
/** What ends a sentence ends the link before it. */
const afterLink = new Set(Array.from('.,;:!?)]}>"\'।'));

function nextLink(text: string, from: number): number {
  const places = schemes.map((scheme) => text.indexOf(scheme, from)).filter((at) => at >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
}

function endOf(text: string, start: number): number {
  let end = start;
  while (end < text.length && !/\s/u.test(text[end] ?? ' ')) end += 1;
  while (end > start && afterLink.has(text[end - 1] ?? '')) end -= 1;
  return end;
}

/** The text in pieces, addresses of sites as links. Only what says its scheme is one: anything else may be a slip. */
export function linksIn(text: string): readonly LinkPiece[] {
  const pieces: LinkPiece[] = [];
  let done = 0;
  for (let at = nextLink(text, 0); at >= 0; at = nextLink(text, Math.max(done, at + 1))) {
    const end = endOf(text, at);
    const link = text.slice(at, end);
    if (!URL.canParse(link) || new URL(link).hostname === '') continue;
    if (at > done) pieces.push({ text: text.slice(done, at), link: null });
    pieces.push({ text: link, link });
    done = end;
  }
  return done < text.length || pieces.length === 0
    ? [...pieces, { text: text.slice(done), link: null }]
    : pieces;
}
