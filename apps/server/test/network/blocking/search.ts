import type { EveryonesKind } from '@nukkad/contract/kernel/hit';
import { createPost } from '@nukkad/contract/network/post/post.api';
import { searchGlobal } from '@nukkad/contract/office/search/search.api';
import { blogging } from '../../fixtures/blog-fixture.ts';
import { grouping, isOldMember } from '../../fixtures/group-fixture.ts';
import type { NetworkFixture } from '../../fixtures/network-fixture.ts';
import type { Blocking, Three } from './blocking-row.ts';

/** What the other one of a try said or made, by the member who looks. */
const made = new Map<string, string>();
/** Finds by words that it holds once. */
const found =
  (kind: EveryonesKind, q: string) =>
  async (net: NetworkFixture, { looker }: Three): Promise<boolean> => {
    const { groups } = await net.app
      .as(looker.viewer)
      .call(searchGlobal, { query: { q: `${q} ${looker.memberId.slice(-6)}`, full: 'true' } });
    return groups.some(
      (group) => group.kind === kind && group.items.some(({ id }) => id === made.get(looker.memberId)),
    );
  };
const named = (q: string, { looker }: Three) => `${q} ${looker.memberId.slice(-6)}`;

export const blocking: Blocking = {
  rows: [
    {
      call: 'GET /search/global',
      shows: async (net, { looker, other }) => {
        const { groups } = await net.app
          .as(looker.viewer)
          .call(searchGlobal, { query: { q: other.handle, full: 'true' } });
        return groups.some(({ items }) => items.some(({ id }) => id === other.handle));
      },
    },
    {
      call: 'GET /search/global of a post',
      arrange: async (net, three) => {
        const body = { body: named('Quokka', three), audience: 'everyone' as const, pictures: [] };
        const { postId } = await net.app.as(three.other.viewer).call(createPost, { body });
        made.set(three.looker.memberId, postId);
      },
      shows: found('post', 'Quokka'),
    },
    {
      call: 'GET /search/global of a post in a group of both',
      arrange: async (net, three) => {
        await isOldMember(net, three.third);
        const { groupId } = await grouping(net).make(three.third);
        for (const one of [three.looker, three.other]) await grouping(net).join(one, groupId);
        const { postId } = await grouping(net).write(three.other, groupId, named('Wombat', three));
        made.set(three.looker.memberId, postId);
      },
      shows: found('post', 'Wombat'),
    },
    {
      call: 'GET /search/global of a blog',
      arrange: async (net, three) => {
        const { slug } = await blogging(net).written(three.other, { title: named('Numbat', three) });
        made.set(three.looker.memberId, slug ?? '');
      },
      shows: found('blog', 'Numbat'),
    },
    {
      call: 'GET /search/global of a group',
      arrange: async (net, three) => {
        await isOldMember(net, three.other);
        const { slug } = await grouping(net).make(three.other, { name: named('Bilby', three) });
        made.set(three.looker.memberId, slug);
      },
      shows: found('group', 'Bilby'),
    },
  ],
};
