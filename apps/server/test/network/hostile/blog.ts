import { createBlogDraft, saveBlogDraft } from '@nukkad/contract/network/blog/blog.api';
import { sql } from 'kysely';
import { newId } from '../../../src/platform/id.ts';
import { plainBlog } from '../../fixtures/blog-fixture.ts';
import type { NetworkFixture } from '../../fixtures/network-fixture.ts';
import { clear } from './clear.ts';
import type { Hostile, Writers } from './hostile-row.ts';

/** A picture that no blog has yet; its file is not asked for. */
async function aPicture({ app }: NetworkFixture, { writer }: Writers): Promise<string> {
  const pictureId = newId();
  await sql`insert into network_blog_picture (picture_id, member_id, storage_key, width, height, added_at)
    values (${pictureId}, ${writer.memberId}, ${`blog/${pictureId}`}, 8, 8, ${app.clock.now()})`.execute(
    app.platform.db,
  );
  return pictureId;
}

const run = {
  type: 'text',
  text: 'A tank',
  marks: [{ type: 'link', attrs: { href: 'https://site.example/' } }],
};
const paragraph = { type: 'paragraph', content: [run] };
const blocks = [
  paragraph,
  { type: 'quote', content: [paragraph] },
  { type: 'bullets', content: [{ type: 'item', content: [paragraph] }] },
];

/** The kind of block that has words at this place. */
function blockFor(field: string, pictureId: string): object {
  if (field.startsWith('body.0.attrs'))
    return { type: 'picture', attrs: { pictureId, alternative: 'A tank' } };
  return blocks[field.split('.content').length - 2] ?? paragraph;
}

const wordsFor = async (net: NetworkFixture, writers: Writers, field: string) => {
  const pictureId = await aPicture(net, writers);
  return {
    ...plainBlog,
    summary: 'Twice a year.',
    cover: field.startsWith('cover') ? { pictureId, alternative: 'A tank' } : null,
    body: [blockFor(field, pictureId)],
  };
};

export const hostile: Hostile = {
  rows: [
    {
      endpoint: createBlogDraft,
      example: async (net, writers, field) => {
        await clear(net);
        return wordsFor(net, writers, field);
      },
    },
    {
      endpoint: saveBlogDraft,
      example: async (net, writers, field) => {
        await clear(net);
        const { blogId, revision } = await net.app
          .as(writers.writer.viewer)
          .call(createBlogDraft, { body: plainBlog });
        return { blogId, revision, ...(await wordsFor(net, writers, field)) };
      },
    },
  ],
};
