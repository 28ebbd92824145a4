import * as attached from '@nukkad/contract/network/post/post-attached.api';
import * as api from '@nukkad/contract/network/post/post.api';
import type { Post } from '@nukkad/contract/network/post/post.model';
import { aPdf } from '../../fixtures/partner-fixture.ts';
import type { InNetwork, NetworkFixture } from '../../fixtures/network-fixture.ts';
import type { Blocking, Three } from './blocking-row.ts';

const as = (net: NetworkFixture, { viewer }: InNetwork) => net.app.as(viewer);
const write = (net: NetworkFixture, who: InNetwork, body: string) =>
  as(net, who).call(api.createPost, { body: { body, audience: 'everyone', pictures: [] } });
/** The other one, whom the looker knows, has said something. */
const posted = async (net: NetworkFixture, { looker, other }: Three) => {
  await net.connect(looker, other);
  await write(net, other, 'Said to everyone #blocking');
  await net.app.drain();
};
/** The same with a document. */
const postedWithFile = async (net: NetworkFixture, { looker, other }: Three) => {
  await net.connect(looker, other);
  const sent = new FormData();
  sent.append('files', new Blob([new Uint8Array(await aPdf())], { type: 'application/pdf' }), 'prices.pdf');
  const { fileId } = (await as(net, other).send('POST', 'feed/document', { body: sent })).body;
  const file = { fileId, description: 'Prices' };
  const body = { body: 'With prices', audience: 'everyone' as const, pictures: [], file };
  await as(net, other).call(api.createPost, { body });
};
const lastOf = async (net: NetworkFixture, who: InNetwork): Promise<Post> => {
  const { items } = await as(net, who).call(api.getFeeds, { query: { of: who.memberId } });
  const [post] = items;
  if (!post) throw new Error('Nothing was said.');
  return post;
};
const feedRow = (
  of: string,
  query: (three: Three) => { readonly of?: string; readonly tag?: string; readonly order?: 'relevant' },
) => ({
  call: `GET /feed/getFeeds${of}`,
  arrange: posted,
  shows: async (net: NetworkFixture, three: Three) => {
    const { items } = await as(net, three.looker).call(api.getFeeds, { query: query(three) });
    return items.some(({ author }) => author.memberId === three.other.memberId);
  },
});

export const blocking: Blocking = {
  rows: [
    feedRow('', () => ({})),
    feedRow(' the most relevant', () => ({ order: 'relevant' })),
    feedRow(' of a member', ({ other }) => ({ of: other.memberId })),
    feedRow(' with a tag', () => ({ tag: 'blocking' })),
    {
      call: 'GET /feed/post',
      arrange: posted,
      shows: async (net, { looker, other }) => {
        const { postId } = await lastOf(net, other);
        return (await as(net, looker).ask(api.getPost, { query: { postId } })).status === 200;
      },
    },
    {
      call: 'GET /feed/post that names the other one',
      arrange: async (net, { other, third }) => {
        await net.connect(third, other);
        await write(net, third, `Thanks @${other.handle}`);
      },
      shows: async (net, { looker, third }) => {
        const { postId } = await lastOf(net, third);
        const { mentions } = await as(net, looker).call(api.getPost, { query: { postId } });
        return mentions.length > 0;
      },
    },
    {
      call: 'GET /feed/file',
      arrange: postedWithFile,
      shows: async (net, { looker, other }) => {
        const { postId } = await lastOf(net, other);
        return (await as(net, looker).ask(attached.openPostFile, { query: { postId } })).status === 200;
      },
    },
    {
      call: 'GET /feed/edits',
      arrange: posted,
      shows: async (net, { looker, other }) => {
        const { postId } = await lastOf(net, other);
        return (await as(net, looker).ask(api.listPostEdits, { query: { postId } })).status === 200;
      },
    },
    {
      call: 'PUT /feed/save',
      arrange: posted,
      shows: async (net, { looker, other }) => {
        const { postId } = await lastOf(net, other);
        const { status } = await as(net, looker).ask(api.savePost, { body: { postId, saved: true } });
        return status === 200;
      },
    },
    {
      call: 'GET /feed/saved',
      arrange: async (net, three) => {
        await posted(net, three);
        const { postId } = await lastOf(net, three.other);
        await as(net, three.looker).call(api.savePost, { body: { postId, saved: true } });
      },
      shows: async (net, { looker }) =>
        (await as(net, looker).call(api.listSavedPosts, { query: {} })).items.length > 0,
    },
    {
      call: 'GET /feed/mentionable',
      arrange: (net, { looker, other }) => net.connect(looker, other),
      shows: async (net, { looker, other }) => {
        const { items } = await as(net, looker).call(api.listMentionable, { query: { q: other.handle } });
        return items.some(({ memberId }) => memberId === other.memberId);
      },
    },
    {
      call: 'POST /feed/create_new',
      arrange: (net, { looker, other }) => net.connect(looker, other),
      shows: async (net, { looker, other }) =>
        (await write(net, looker, `Thanks @${other.handle}`)).mentions.length > 0,
    },
  ],
  without: {
    'POST /feed/pictures': 'Own pictures alone.',
    'POST /feed/video': 'Own videos alone.',
    'POST /feed/document': 'Own documents alone.',
    'GET /feed/preview': 'A page of another site, which is of no member.',
    'PATCH /feed/update': 'Own posts alone; whom they name is judged as in POST /feed/create_new.',
  },
};
