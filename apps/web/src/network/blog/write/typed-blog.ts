import { type BlogDraft, type BlogWords, blogWords } from '@nukkad/contract/network/blog/blog.model';

/** What is typed, before it is judged: blocks come from the editor, tags as one line. */
export interface TypedBlog {
  readonly title: string;
  readonly summary: string;
  readonly cover: BlogWords['cover'];
  readonly tags: string;
  readonly body: unknown;
}

export const nothingTyped: TypedBlog = { title: '', summary: '', cover: null, tags: '', body: [] };

export const typedOf = ({ title, summary, cover, tags, body }: BlogDraft): TypedBlog => ({
  title,
  summary,
  cover,
  tags: tags.join(' '),
  body,
});

type Judged =
  | { readonly words: BlogWords; readonly errors?: undefined }
  | { readonly words?: undefined; readonly errors: Readonly<Record<string, string>> };

/** As it would be sent, or what each part of it lacks. */
export function judge({ tags, ...typed }: TypedBlog): Judged {
  const asked = { ...typed, tags: [...new Set(tags.split(/[\s,#]+/).filter(Boolean))] };
  const parsed = blogWords.safeParse(asked);
  if (parsed.success) return { words: parsed.data };
  const faults = parsed.error.issues.map(({ path: [part], message }) => [String(part), message] as const);
  return { errors: Object.fromEntries(faults.toReversed()) };
}
