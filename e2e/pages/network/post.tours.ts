import { sendRequest, updateConnection } from '@nukkad/contract/network/connection/connection.api';
import { getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { createPost, savePost, updatePost } from '@nukkad/contract/network/post/post.api';
import { callAs } from '../../fixtures/api.ts';
import { aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

async function aMember(fullName: string) {
  const person = await aCustomer(fullName);
  const session = await sessionOf(person);
  const { member } = await callAs(session, getNetworkSettings);
  return { person, session, ...member };
}
type Member = Awaited<ReturnType<typeof aMember>>;

const write = ({ session }: Member, body: string, publishAt?: string) =>
  callAs(session, createPost, {
    body: { body, audience: 'everyone', pictures: [], ...(publishAt && { publishAt }) },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });

/** A customer with posts of her own, one edited and one planned, and a connection who posts. */
async function feedTour(): Promise<Tour> {
  const own = await aMember('Nandini Hegde');
  const friend = await aMember('Prakash Shetty');
  await callAs(own.session, sendRequest, { body: { memberId: friend.memberId } });
  await callAs(friend.session, updateConnection, {
    body: { memberId: own.memberId, action: 'accept', version: 1 },
  });
  const { postId } = await write(friend, 'Our street tap is fixed at last. Thanks to everyone. #street');
  await callAs(own.session, savePost, { body: { postId, saved: true } });
  const mine = await write(own, `Painted the balcony with @${friend.handle}. Two coats, worth it. #painting`);
  const words = `Painted the balcony with @${friend.handle}. Three coats, worth it. #painting`;
  await callAs(own.session, updatePost, {
    body: { postId: mine.postId, version: mine.version, action: 'edit', body: words },
  });
  await write(own, 'The park opens tomorrow. #street', new Date(Date.now() + 86_400_000).toISOString());
  const about = `about=${mine.postId}`;
  return {
    person: own.person,
    screens: [
      { name: 'feed', path: '/feed' },
      { name: 'feed-relevant', path: '/feed?order=relevant' },
      { name: 'feed-tag', path: '/feed?tag=street' },
      { name: 'feed-tag-none', path: '/feed?tag=elephant' },
      { name: 'feed-scheduled', path: '/feed?status=scheduled' },
      { name: 'feed-removed-none', path: '/feed?status=removed' },
      { name: 'feed-write', path: '/feed?dialog=new-post' },
      { name: 'feed-saved', path: '/feed/saved' },
      { name: 'post', path: `/feed/post/${postId}` },
      { name: 'post-own', path: `/feed/post/${mine.postId}` },
      { name: 'post-edit', path: `/feed/post/${mine.postId}?dialog=edit-post&${about}` },
      { name: 'post-edits', path: `/feed/post/${mine.postId}?dialog=post-edits&${about}` },
      { name: 'post-delete', path: `/feed/post/${mine.postId}?dialog=delete-post&${about}` },
      { name: 'post-gone', path: `/feed/post/${crypto.randomUUID()}` },
    ],
  };
}

async function emptyFeedTour(): Promise<Tour> {
  return {
    person: await aCustomer('Omkar Joshi'),
    screens: [
      { name: 'feed-none', path: '/feed?status=scheduled' },
      { name: 'feed-saved-none', path: '/feed/saved' },
    ],
  };
}

export const postTours = { feed: once(feedTour), emptyFeed: once(emptyFeedTour) };
