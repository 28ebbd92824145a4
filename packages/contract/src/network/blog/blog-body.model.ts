/**
 * What a blog says: the JSON of its editor, of a closed list of blocks and marks. Nothing of it is HTML, nothing lies deeper
 * than a paragraph in a list, and whatever else a client sends is refused.
 */
import * as z from 'zod/mini';
import { withoutTurns } from '../../kernel/written-words.ts';

export const blogBounds = { letters: 40_000, pictures: 20, bytes: 262_144, blocks: 1_000 } as const;
export const mostAlternative = 300;

/** A name with a point in it, without who signs in at it. */
const openLink =
  /^https:\/\/[\p{L}\p{M}\p{N}-]{1,63}(?:\.[\p{L}\p{M}\p{N}-]{1,63}){1,8}(?::\d{1,5})?(?:[/?#][^\s\p{C}]{0,1900})?$/iu;

export const blogLink = z
  .string('Enter a link.')
  .check(
    z.trim(),
    z.maxLength(2_000, 'Use a shorter link.'),
    z.regex(openLink, 'Links begin with https://.'),
  );

export const blogMark = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('bold') }),
    z.strictObject({ type: z.literal('italic') }),
    z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: blogLink }) }),
  ],
  'This can’t be part of a blog.',
);

export const blogRun = z.discriminatedUnion(
  'type',
  [
    z.strictObject({
      type: z.literal('text'),
      text: z.string('Enter some text.').check(
        z.overwrite(withoutTurns),
        z.maxLength(blogBounds.letters, 'Use shorter paragraphs.'),
        z.refine((words) => !words.includes('\u0000'), 'This contains a character we can’t save.'),
      ),
      marks: z.optional(z.array(blogMark).check(z.maxLength(3, 'This can’t be part of a blog.'))),
    }),
    z.strictObject({ type: z.literal('break') }),
  ],
  'This can’t be part of a blog.',
);
export type BlogRun = z.output<typeof blogRun>;

const runs = z.optional(z.array(blogRun).check(z.maxLength(2_000, 'Use shorter paragraphs.')));
export const blogParagraph = z.strictObject({ type: z.literal('paragraph'), content: runs });
const paragraphs = z
  .array(blogParagraph)
  .check(z.minLength(1, 'Enter some text.'), z.maxLength(200, 'Use fewer paragraphs.'));
export const blogItem = z.strictObject({ type: z.literal('item'), content: paragraphs });
const items = z
  .array(blogItem)
  .check(z.minLength(1, 'Enter some text.'), z.maxLength(200, 'Use fewer lines.'));

export const blogPictureAlternative = z.string('Enter some text.').check(
  z.overwrite(withoutTurns),
  z.trim(),
  z.maxLength(mostAlternative, `Use at most ${mostAlternative} characters.`),
  z.refine((words) => !words.includes('\u0000'), 'This contains a character we can’t save.'),
);

export const blogBlock = z.discriminatedUnion(
  'type',
  [
    blogParagraph,
    z.strictObject({
      type: z.literal('heading'),
      attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)], 'Choose a heading.') }),
      content: runs,
    }),
    z.strictObject({ type: z.literal('bullets'), content: items }),
    z.strictObject({ type: z.literal('numbers'), content: items }),
    z.strictObject({ type: z.literal('quote'), content: paragraphs }),
    z.strictObject({
      type: z.literal('picture'),
      attrs: z.strictObject({
        pictureId: z.uuid('This is not a known id.'),
        alternative: blogPictureAlternative,
      }),
    }),
  ],
  'This can’t be part of a blog.',
);
export type BlogBlock = z.output<typeof blogBlock>;
export type BlogPictureBlock = Extract<BlogBlock, { type: 'picture' }>;

const runsOf = (block: BlogBlock): readonly (readonly BlogRun[])[] => {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [block.content ?? []];
    case 'quote':
      return block.content.map(({ content }) => content ?? []);
    case 'bullets':
    case 'numbers':
      return block.content.flatMap((item) => item.content.map(({ content }) => content ?? []));
    case 'picture':
      return [];
  }
};

const wordsOf = (line: readonly BlogRun[]): string =>
  line.map((one) => (one.type === 'text' ? one.text : '\n')).join('');

/** All of its words, a line for each paragraph; what pictures show is not among them. */
export const blogText = (body: readonly BlogBlock[]): string =>
  body.flatMap((block) => runsOf(block).map(wordsOf)).join('\n');

const endsSentence = /[.!?।:;,…]$/u;

/** What it says one after the other, without headings; each block ends as a sentence does. */
export const blogProse = (body: readonly BlogBlock[]): string =>
  body
    .flatMap((block) => (block.type === 'heading' ? [] : runsOf(block).map(wordsOf)))
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .map((words) => (endsSentence.test(words) ? words : `${words}.`))
    .join(' ');

export const blogPictures = (body: readonly BlogBlock[]): readonly BlogPictureBlock['attrs'][] =>
  body.flatMap((block) => (block.type === 'picture' ? block.attrs : []));

export const blogLinks = (body: readonly BlogBlock[]): readonly string[] => [
  ...new Set(
    body.flatMap((block) =>
      runsOf(block)
        .flat()
        .flatMap((one) => (one.type === 'text' ? (one.marks ?? []) : []))
        .flatMap((one) => (one.type === 'link' ? one.attrs.href : [])),
    ),
  ),
];

export const blogBody = z.array(blogBlock).check(
  z.maxLength(blogBounds.blocks, 'Use fewer paragraphs.'),
  z.refine((body) => blogText(body).length <= blogBounds.letters, 'Use at most 40,000 characters.'),
  z.refine((body) => blogPictures(body).length <= blogBounds.pictures, 'Use at most 20 pictures.'),
  z.refine((body) => JSON.stringify(body).length <= blogBounds.bytes, 'Use at most 256 KB.'),
);
export type BlogBody = z.output<typeof blogBody>;
