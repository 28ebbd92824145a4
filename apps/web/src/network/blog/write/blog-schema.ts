import { Schema } from 'prosemirror-model';

const isHttps = (link: string): boolean => /^https:\/\//i.test(link) && URL.canParse(link);
const attributeOf = (element: HTMLElement, name: string) => element.getAttribute(name) ?? '';

/**
 * The same closed list as `blog-body.model.ts` of the contract, as the editor knows it. What is pasted becomes these blocks and
 * marks, and nothing else of it stays.
 */
export const blogSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: [
        { tag: 'h1', attrs: { level: 2 } },
        { tag: 'h2', attrs: { level: 2 } },
        { tag: 'h3', attrs: { level: 3 } },
        { tag: 'h4', attrs: { level: 3 } },
      ],
      toDOM: ({ attrs }) => [attrs['level'] === 3 ? 'h3' : 'h2', 0],
    },
    bullets: {
      group: 'block',
      content: 'item+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    numbers: {
      group: 'block',
      content: 'item+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    item: { content: 'paragraph+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    quote: {
      group: 'block',
      content: 'paragraph+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    picture: {
      group: 'block',
      atom: true,
      draggable: true,
      attrs: { pictureId: { validate: 'string' }, alternative: { default: '', validate: 'string' } },
      parseDOM: [
        {
          tag: 'figure[data-picture]',
          getAttrs: (element) => ({
            pictureId: attributeOf(element, 'data-picture'),
            alternative: attributeOf(element, 'data-alternative'),
          }),
        },
      ],
      toDOM: ({ attrs }) => [
        'figure',
        { 'data-picture': String(attrs['pictureId']), 'data-alternative': String(attrs['alternative']) },
      ],
    },
    text: { group: 'inline' },
    break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: { validate: 'string' } },
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = attributeOf(element, 'href');
            return isHttps(href) ? { href } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']), rel: 'nofollow noopener' }, 0],
    },
    bold: {
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
      ],
      toDOM: () => ['strong', 0],
    },
    italic: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});

export const { nodes, marks } = blogSchema;
