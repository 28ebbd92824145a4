import { getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { updatePoll } from '@nukkad/contract/network/poll/poll.api';
import { addPostDocument } from '@nukkad/contract/network/post/post-attached.api';
import { createPost } from '@nukkad/contract/network/post/post.api';
import type { NewPostBody } from '@nukkad/contract/network/post/post.model';
import { callAs } from '../../fixtures/api.ts';
import { aPdf } from '../../fixtures/pdf.ts';
import { aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

const poll = {
  question: 'Which day suits you for cleaning the street?',
  options: ['Saturday morning', 'Sunday morning', 'Both'],
  minutes: 4_320,
  isAnonymous: false,
  canChange: true,
  results: 'after_vote' as const,
};

/** A customer with a poll and a document in her posts, and a poll that she voted in. */
async function attachedTour(): Promise<Tour> {
  const person = await aCustomer('Ojasvi Hegde');
  const session = await sessionOf(person);
  await callAs(session, getNetworkSettings);
  const write = (body: string, more: Partial<NewPostBody>) =>
    callAs(session, createPost, {
      body: { body, audience: 'everyone', pictures: [], ...more },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const asked = await write('We meet at the park gate. Which day?', { poll });
  const pollId = asked.poll?.pollId ?? '';
  const content = new Uint8Array(aPdf(['Prices', 'More prices', 'And more']));
  const pdf = new File([content], 'Monsoon price list 2026, all wards.pdf', { type: 'application/pdf' });
  const { fileId } = await callAs(session, addPostDocument, { files: [pdf] });
  const shown = await write('Our price list for the monsoon', {
    file: { fileId, description: 'Prices of waterproofing for roofs, walls and bathrooms' },
  });
  const voted = await write('And for painting the gate?', { poll });
  await callAs(session, updatePoll, {
    body: { pollId: voted.poll?.pollId ?? pollId, version: 1, action: 'vote', option: 2 },
  });
  return {
    person,
    screens: [
      { name: 'post-attached-feed', path: '/feed' },
      { name: 'post-attached-poll', path: `/feed/post/${asked.postId}` },
      { name: 'post-attached-document', path: `/feed/post/${shown.postId}` },
      { name: 'post-attached-voted', path: `/feed/post/${voted.postId}` },
      { name: 'post-attached-write', path: '/feed?dialog=new-post' },
    ],
  };
}

export const postAttachedTours = { postAttached: once(attachedTour) };
