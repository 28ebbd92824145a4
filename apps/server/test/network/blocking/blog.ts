import * as api from '@nukkad/contract/network/blog/blog.api';
import * as commentApi from '@nukkad/contract/network/comment/comment.api';
import { reportContent } from '@nukkad/contract/network/moderation/moderation.api';
import { setReaction } from '@nukkad/contract/network/reaction/reaction.api';
import { plainBlog } from '../../fixtures/blog-fixture.ts';
import type { InNetwork, NetworkFixture } from '../../fixtures/network-fixture.ts';
import type { Blocking, Three } from './blocking-row.ts';

const as = (net: NetworkFixture, { viewer }: InNetwork) => net.app.as(viewer);

/** The blog that the rows of one try speak of, by the member who looks. */
const blogs = new Map<string, { readonly blogId: string; readonly slug: string }>();
const blogOf = ({ looker }: Three) => blogs.get(looker.memberId) ?? { blogId: '', slug: '' };

async function write(net: NetworkFixture, { looker }: Three, author: InNetwork) {
  const client = as(net, author);
  const { blogId, version, revision } = await client.call(api.createBlogDraft, {
    body: { ...plainBlog, tags: ['blocking'] },
  });
  const { slug } = await client.call(api.updateBlog, {
    body: { blogId, version, revision, action: 'publish' },
  });
  blogs.set(looker.memberId, { blogId, slug: slug ?? '' });
}
const ofOther = (net: NetworkFixture, three: Three) => write(net, three, three.other);
const isIn = (items: readonly { readonly blogId: string }[], three: Three) =>
  items.some(({ blogId }) => blogId === blogOf(three).blogId);
const comment = (net: NetworkFixture, three: Three, by: InNetwork) =>
  as(net, by).askLoosely(commentApi.addBlogComment, {
    body: { blogId: blogOf(three).blogId, body: 'Well said.' },
  });
const latest = (of: string, query: (three: Three) => { readonly of?: string; readonly tag?: string }) => ({
  call: `GET /stories/latest${of}`,
  arrange: ofOther,
  shows: async (net: NetworkFixture, three: Three) =>
    isIn((await as(net, three.looker).call(api.listLatestBlogs, { query: query(three) })).items, three),
});
const trending = (call: string, endpoint: typeof api.listTrendingBlogs) => ({
  call,
  arrange: ofOther,
  shows: async (net: NetworkFixture, three: Three) =>
    isIn((await as(net, three.looker).call(endpoint, { query: { limit: 100 } })).items, three),
});

export const blocking: Blocking = {
  rows: [
    latest('', () => ({})),
    latest(' of a member', ({ other }) => ({ of: other.memberId })),
    latest(' with a tag', () => ({ tag: 'blocking' })),
    trending('GET /blogs/trending', api.listTrendingBlogs),
    trending('GET /stories/trendingBlogs', api.listTrendingStories),
    {
      call: 'GET /blogs/blog',
      arrange: ofOther,
      shows: async (net, three) => {
        const { slug } = blogOf(three);
        return (await as(net, three.looker).askLoosely(api.getBlog, { query: { slug } })).status === 200;
      },
    },
    {
      call: 'POST /stories/updateView',
      arrange: ofOther,
      shows: async (net, three) => {
        const { blogId } = blogOf(three);
        return (
          (await as(net, three.looker).askLoosely(api.countBlogView, { body: { blogId } })).status === 200
        );
      },
    },
    {
      call: 'POST /stories/addComment',
      arrange: ofOther,
      shows: async (net, three) => (await comment(net, three, three.looker)).status === 201,
    },
    {
      call: 'GET /stories/getComment',
      arrange: async (net, three) => {
        await write(net, three, three.third);
        await comment(net, three, three.other);
      },
      shows: async (net, three) => {
        const query = { blogId: blogOf(three).blogId };
        const { items } = await as(net, three.looker).call(commentApi.listBlogComments, { query });
        return items.some(({ author }) => author.memberId === three.other.memberId);
      },
    },
    {
      call: 'PUT /network/reaction on a blog',
      arrange: ofOther,
      shows: async (net, three) => {
        const body = { subject: 'blog' as const, subjectId: blogOf(three).blogId, kind: 'like' as const };
        return (await as(net, three.looker).askLoosely(setReaction, { body })).status === 200;
      },
    },
    {
      call: 'POST /network/report of a blog',
      arrange: ofOther,
      shows: async (net, three) => {
        const body = { subject: 'blog', subjectId: blogOf(three).blogId, reason: 'spam' };
        return (await as(net, three.looker).askLoosely(reportContent, { body })).status === 201;
      },
    },
  ],
  without: {
    'GET /blogs/mine': 'Own blogs alone.',
    'GET /blogs/draft': 'Own blogs alone.',
    'POST /blogs/draft': 'Own blogs alone.',
    'PATCH /blogs/draft': 'Own blogs alone.',
    'PATCH /blogs/blog': 'Own blogs alone; who may read them is judged where they are read.',
    'GET /blogs/versions': 'Own blogs alone.',
    'GET /blogs/version': 'Own blogs alone.',
    'POST /blogs/pictures': 'Own pictures alone.',
    'PATCH /stories/updateComment': 'Own comments alone.',
  },
};
