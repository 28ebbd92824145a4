import { addComment } from '@nukkad/contract/network/comment/comment.api';
import * as api from '@nukkad/contract/network/moderation/moderation.api';
import * as office from '@nukkad/contract/network/moderation/moderation-office.api';
import type { OwnRemoval } from '@nukkad/contract/network/moderation/moderation.model';
import { createPost } from '@nukkad/contract/network/post/post.api';
import { sql } from 'kysely';
import { aUser } from '../../fixtures/a-partner.ts';
import type { NetworkFixture } from '../../fixtures/network-fixture.ts';
import { aViewer } from '../../harness/mounted.ts';
import { required } from '../../harness/required.ts';
import { clear } from './clear.ts';
import type { Hostile, Writers } from './hostile-row.ts';

async function aPost({ app }: NetworkFixture, { friend }: Writers): Promise<string> {
  const { postId } = await app.as(friend.viewer).call(createPost, {
    body: { body: 'Buy my paint today.', audience: 'everyone', pictures: [] },
  });
  return postId;
}

const asAdmin = async ({ app }: NetworkFixture) =>
  app.as(aViewer({ role: 'Admin', userId: await aUser(app.platform.db, 'Farah Khan') }));

/** The newest case of the queue. */
async function aCase(net: NetworkFixture) {
  const admin = await asAdmin(net);
  const { items } = await admin.call(office.listModerationCases, { query: { state: 'all' } });
  return { admin, found: required(items[0]) };
}

/** Removed once for each application; an appeal is taken back by hand. */
const removals = new WeakMap<NetworkFixture, OwnRemoval>();

async function aRemovalWithoutAppeal(net: NetworkFixture, writers: Writers): Promise<OwnRemoval> {
  const known = removals.get(net) ?? (await aRemoval(net, writers));
  removals.set(net, known);
  const { db } = net.app.platform;
  await sql`update network_removal set appeal_words = null, appealed_at = null, appeal_status = null`.execute(
    db,
  );
  await sql`update network_case set status = 'removed', version = ${known.version}`.execute(db);
  return known;
}

/** A comment of the writer that a moderator removed. */
async function aRemoval(net: NetworkFixture, writers: Writers) {
  await clear(net);
  const { app } = net;
  const { writer, friend } = writers;
  const subjectId = await aPost(net, writers);
  const { commentId } = await app.as(writer.viewer).call(addComment, {
    body: { subject: 'post', subjectId, body: 'Only fools pay for this.' },
  });
  await app.as(friend.viewer).call(api.reportContent, {
    body: { subject: 'comment', subjectId: commentId, reason: 'abuse' },
  });
  const { admin, found } = await aCase(net);
  await admin.call(office.removeContent, {
    params: { caseId: found.caseId },
    body: {
      version: found.version,
      reason: 'abuse',
      words: 'It insults the neighbours by name.',
      isStrike: false,
    },
  });
  const { items } = await app.as(writer.viewer).call(api.listOwnRemovals, { query: {} });
  return required(items[0]);
}

export const hostile: Hostile = {
  rows: [
    {
      endpoint: api.reportContent,
      example: async (net, writers) => {
        await clear(net);
        const subjectId = await aPost(net, writers);
        return { subject: 'post', subjectId, reason: 'spam', words: 'An advertisement.' };
      },
      kept: {
        words: async (net) => {
          const { admin, found } = await aCase(net);
          const { reported } = await admin.call(office.getModerationCase, {
            params: { caseId: found.caseId },
          });
          return reported[0]?.words;
        },
      },
    },
    {
      endpoint: api.appealRemoval,
      example: async (net, writers) => {
        const { removalId, version } = await aRemovalWithoutAppeal(net, writers);
        return { removalId, version, words: 'It was a joke among neighbours.' };
      },
      kept: {
        words: async ({ app }, { writer }) => {
          const { items } = await app.as(writer.viewer).call(api.listOwnRemovals, { query: {} });
          return items[0]?.appeal?.words;
        },
      },
    },
  ],
};
