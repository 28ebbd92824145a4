import { addComment } from '@nukkad/contract/network/comment/comment.api';
import { listOwnRemovals, reportContent } from '@nukkad/contract/network/moderation/moderation.api';
import {
  listModerationCases,
  removeContent,
} from '@nukkad/contract/network/moderation/moderation-office.api';
import { createPost } from '@nukkad/contract/network/post/post.api';
import { setReaction } from '@nukkad/contract/network/reaction/reaction.api';
import { callAsAdmin } from '../../fixtures/admin.ts';
import { callAs, type Session } from '../../fixtures/api.ts';
import { aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

const key = () => ({ 'idempotency-key': crypto.randomUUID() });

const write = (session: Session, body: string) =>
  callAs(session, createPost, { body: { body, audience: 'everyone', pictures: [] }, headers: key() });
const say = (session: Session, subjectId: string, body: string, parentId?: string) =>
  callAs(session, addComment, {
    body: { subject: 'post', subjectId, body, ...(parentId && { parentId }) },
    headers: key(),
  });

async function caseOf(subjectId: string) {
  const { items } = await callAsAdmin(listModerationCases, { query: { state: 'all', limit: 100 } });
  const found = items.find((one) => one.subjectId === subjectId);
  if (!found) throw new Error('There is no case.');
  return found;
}

async function remove(subjectId: string): Promise<string> {
  const { caseId, version } = await caseOf(subjectId);
  const words = 'It insults a neighbour by name.';
  await callAsAdmin(removeContent, {
    params: { caseId },
    body: { version, reason: 'abuse', words, isStrike: true },
  });
  return caseId;
}

/** A post with comments, of which one was reported and another was removed. */
async function aTalk() {
  const own = await aCustomer('Kamala Iyer');
  const neighbour = await aCustomer('Lata Menon');
  const [session, other] = [await sessionOf(own), await sessionOf(neighbour)];
  const { postId } = await write(session, 'The park gate is painted. Thanks to all who came. #street');
  const first = await say(other, postId, 'It looks new. Which colour is it?');
  await say(session, postId, 'Leaf green, two coats.', first.commentId);
  await callAs(other, setReaction, { body: { subject: 'post', subjectId: postId, kind: 'well_done' } });
  await callAs(session, setReaction, {
    body: { subject: 'comment', subjectId: first.commentId, kind: 'thanks' },
  });
  const rude = await say(session, postId, 'The neighbours of number 9 did nothing, as always.');
  const spam = await say(other, postId, 'My cousin sells paint, ask me.');
  const report = (by: Session, subjectId: string) =>
    callAs(by, reportContent, { body: { subject: 'comment', subjectId, reason: 'abuse' } });
  await report(other, rude.commentId);
  await report(session, spam.commentId);
  const caseId = await remove(rude.commentId);
  return { own, neighbour, session, postId, first, spam, caseId };
}
const talk = once(aTalk);

async function memberTour(): Promise<Tour> {
  const { own, session, postId, first, spam } = await talk();
  const [removal] = (await callAs(session, listOwnRemovals, { query: {} })).items;
  const post = `/feed/post/${postId}`;
  return {
    person: own,
    screens: [
      { name: 'comments', path: post },
      { name: 'comment-reply', path: `${post}?dialog=reply&comment=${first.commentId}` },
      { name: 'comment-report', path: `${post}?dialog=report&subject=comment&reported=${spam.commentId}` },
      { name: 'reactions', path: `${post}?dialog=reactions&of=${postId}` },
      { name: 'network-reports', path: '/network/reports' },
      { name: 'network-removals', path: '/network/reports?tab=removals' },
      {
        name: 'network-appeal',
        path: `/network/reports?tab=removals&dialog=appeal&removal=${removal?.removalId ?? ''}`,
      },
    ],
  };
}

async function noReportsTour(): Promise<Tour> {
  return {
    person: await aCustomer('Mohan Pillai'),
    screens: [
      { name: 'network-reports-none', path: '/network/reports' },
      { name: 'network-removals-none', path: '/network/reports?tab=removals' },
    ],
  };
}

async function officeTour(): Promise<Tour> {
  const { spam, caseId } = await talk();
  const waiting = (await caseOf(spam.commentId)).caseId;
  return {
    person: null,
    office: true,
    screens: [
      { name: 'office-moderation', path: '/backoffice/moderation' },
      { name: 'office-moderation-none', path: '/backoffice/moderation?subject=member&reason=violence' },
      { name: 'office-moderation-case', path: `/backoffice/moderation/${waiting}` },
      { name: 'office-moderation-keep', path: `/backoffice/moderation/${waiting}?dialog=keep` },
      { name: 'office-moderation-remove', path: `/backoffice/moderation/${waiting}?dialog=remove` },
      { name: 'office-moderation-removed', path: `/backoffice/moderation/${caseId}` },
    ],
  };
}

export const moderationTours = {
  moderation: once(memberTour),
  moderationNone: once(noReportsTour),
  officeModeration: once(officeTour),
};
