/** What a push carries (specification section 3: title, body, count), and where a tap on it leads. */
export interface PushNote {
  readonly title: string;
  readonly body: string;
  readonly count: number;
  readonly link: string;
  readonly id: string;
}

/** Null: not one of ours. */
export function noteOf(text: string | undefined): PushNote | null {
  try {
    const { title, body, count, link, id } = JSON.parse(text ?? '') as Partial<PushNote>;
    if (typeof title !== 'string' || typeof body !== 'string' || typeof link !== 'string') return null;
    return {
      title,
      body,
      link,
      count: typeof count === 'number' ? count : 0,
      id: typeof id === 'string' ? id : link,
    };
  } catch {
    return null;
  }
}

/** A path of this site, whatever the note says. */
export function addressOf(link: unknown, origin: string): string {
  const fallback = `${origin}/notifications`;
  if (typeof link !== 'string' || !URL.canParse(link, origin)) return fallback;
  const url = new URL(link, origin);
  return url.origin === origin ? url.href : fallback;
}
