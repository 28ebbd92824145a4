import { createBlogDraft, saveBlogDraft, updateBlog } from '@nukkad/contract/network/blog/blog.api';
import type { BlogBlock } from '@nukkad/contract/network/blog/blog-body.model';
import { addComment } from '@nukkad/contract/network/comment/comment.api';
import { changeNetworkSettings, getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { callAs } from '../../fixtures/api.ts';
import { aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

async function aWriter(fullName: string) {
  const person = await aCustomer(fullName);
  const session = await sessionOf(person);
  const { version } = await callAs(session, getNetworkSettings);
  await callAs(session, changeNetworkSettings, { body: { seenBy: 'everyone', isListed: true, version } });
  return { person, session };
}
type Writer = Awaited<ReturnType<typeof aWriter>>;

const line = (text: string): BlogBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const heading = (text: string): BlogBlock => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});
const items = (...texts: readonly string[]): BlogBlock => ({
  type: 'bullets',
  content: texts.map((text) => ({
    type: 'item' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  })),
});

const plain = {
  title: 'Ten plants for a balcony without sun',
  summary: '',
  cover: null,
  tags: ['garden', 'balcony'],
  body: [
    line(
      'Our balcony looks at a wall. For years nothing grew there but dust, until a neighbour gave us a fern.',
    ),
    heading('Ferns first'),
    line(
      'They like shade and ask for little. Put the pot on a saucer with stones, so that the roots never stand in water.',
    ),
    items('Water twice a week', 'Turn the pot each month', 'Cut brown leaves at once'),
    heading('Then something that climbs'),
    line('A money plant takes what light there is. Lead it along a wire, and in a year the wall is green.'),
  ],
};

const begin = ({ session }: Writer, more: Partial<typeof plain> = {}) =>
  callAs(session, createBlogDraft, {
    body: { ...plain, ...more },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });

/** A customer with a draft, a blog that was changed after publishing, and a comment on it. */
async function blogTour(): Promise<Tour> {
  const [own, other] = [await aWriter('Nirmala Rao'), await aWriter('Purab Singh')];
  const { blogId, version, revision } = await begin(own);
  const shown = await callAs(own.session, updateBlog, {
    body: { blogId, version, revision, action: 'publish' },
  });
  const changed = await callAs(own.session, saveBlogDraft, {
    body: { blogId, revision, ...plain, title: 'Eleven plants for a balcony without sun' },
  });
  await callAs(own.session, updateBlog, {
    body: { blogId, version: shown.version, revision: changed.revision, action: 'publish' },
  });
  await callAs(other.session, addComment, {
    body: { subject: 'blog', subjectId: blogId, body: 'My fern thanks you.' },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  const draft = await begin(own, { title: 'What to sow in June' });
  const about = `about=${blogId}`;
  return {
    person: own.person,
    screens: [
      { name: 'blogs', path: '/blogs' },
      { name: 'blogs-trending', path: '/blogs?order=trending' },
      { name: 'blogs-tag', path: '/blogs?tag=garden' },
      { name: 'blogs-tag-none', path: '/blogs?tag=elephant' },
      { name: 'blog', path: `/blogs/${shown.slug ?? ''}` },
      { name: 'blog-gone', path: '/blogs/not-there-000000' },
      { name: 'blogs-mine', path: '/blogs/mine' },
      { name: 'blogs-mine-published', path: '/blogs/mine?of=published' },
      { name: 'blogs-mine-removed-none', path: '/blogs/mine?of=removed' },
      { name: 'blog-write', path: '/blogs/write' },
      { name: 'blog-draft', path: `/blogs/write/${draft.blogId}` },
      { name: 'blog-edit', path: `/blogs/write/${blogId}` },
      { name: 'blog-versions', path: `/blogs/mine?of=published&dialog=blog-versions&${about}` },
      { name: 'blog-unpublish', path: `/blogs/mine?of=published&dialog=unpublish-blog&${about}` },
      { name: 'blog-delete', path: `/blogs/mine?of=published&dialog=delete-blog&${about}` },
    ],
  };
}

async function emptyBlogTour(): Promise<Tour> {
  return {
    person: await aCustomer('Omprakash Joshi'),
    screens: [{ name: 'blogs-mine-none', path: '/blogs/mine' }],
  };
}

async function visitorBlogTour(): Promise<Tour> {
  return { person: null, screens: [{ name: 'blogs-visitor', path: '/blogs' }] };
}

export const blogTours = {
  blogs: once(blogTour),
  emptyBlogs: once(emptyBlogTour),
  blogsOfVisitors: once(visitorBlogTour),
};
