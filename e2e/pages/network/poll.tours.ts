import { sendRequest, updateConnection } from '@nukkad/contract/network/connection/connection.api';
import { getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { createPoll, updatePoll } from '@nukkad/contract/network/poll/poll.api';
import type { NewPollBody } from '@nukkad/contract/network/poll/poll.model';
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

const plain: NewPollBody = {
  question: 'Which day suits you for cleaning the street?',
  options: ['Saturday morning', 'Sunday morning', 'Both', 'Neither'],
  minutes: 4_320,
  audience: 'everyone',
  isAnonymous: false,
  canChange: true,
  results: 'after_vote',
};
const ask = ({ session }: Member, more: Partial<NewPollBody>) =>
  callAs(session, createPoll, {
    body: { ...plain, ...more },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const vote = ({ session }: Member, pollId: string, option: number) =>
  callAs(session, updatePoll, { body: { pollId, version: 1, action: 'vote', option } });

/** A customer with a poll of her own, one to vote in, one she voted in and one that waits for its end. */
async function pollTour(): Promise<Tour> {
  const own = await aMember('Nalini Hegde');
  const [friend, other] = [await aMember('Pranav Shetty'), await aMember('Qadir Khan')];
  for (const { memberId, session } of [friend, other]) {
    await callAs(own.session, sendRequest, { body: { memberId } });
    await callAs(session, updateConnection, {
      body: { memberId: own.memberId, action: 'accept', version: 1 },
    });
  }
  const mine = await ask(own, {
    question: 'Shall we paint the gate before the rains?',
    options: ['Yes', 'No'],
  });
  await vote(friend, mine.pollId, 1);
  await vote(other, mine.pollId, 2);
  const toVote = await ask(friend, { isAnonymous: true, canChange: false, results: 'at_end' });
  const voted = await ask(friend, { question: 'How do you find a new electrician?' });
  await vote(own, voted.pollId, 2);
  await vote(other, voted.pollId, 2);
  const waits = await ask(other, { question: 'When shall the shop open?', results: 'at_end' });
  await vote(own, waits.pollId, 1);
  const ended = await ask(other, {
    question: 'What colour for the school gate?',
    options: ['Blue', 'Green'],
  });
  await vote(friend, ended.pollId, 1);
  await callAs(other.session, updatePoll, { body: { pollId: ended.pollId, version: 1, action: 'end' } });
  const about = `about=${mine.pollId}`;
  return {
    person: own.person,
    screens: [
      { name: 'polls', path: '/polls' },
      { name: 'polls-ended', path: '/polls?of=ended' },
      { name: 'polls-mine', path: '/polls?of=mine' },
      { name: 'polls-voted', path: '/polls?of=voted' },
      { name: 'poll-new', path: '/polls?dialog=new-poll' },
      { name: 'poll-vote', path: `/polls/${toVote.pollId}` },
      { name: 'poll-voted', path: `/polls/${voted.pollId}` },
      { name: 'poll-waits', path: `/polls/${waits.pollId}` },
      { name: 'poll-own', path: `/polls/${mine.pollId}` },
      { name: 'poll-voters', path: `/polls/${mine.pollId}?dialog=poll-voters&${about}` },
      { name: 'poll-end', path: `/polls/${mine.pollId}?dialog=end-poll&${about}` },
      { name: 'poll-delete', path: `/polls/${mine.pollId}?dialog=delete-poll&${about}` },
      {
        name: 'poll-report',
        path: `/polls/${voted.pollId}?dialog=report&subject=poll&reported=${voted.pollId}`,
      },
      { name: 'poll-gone', path: `/polls/${crypto.randomUUID()}` },
    ],
  };
}

async function emptyPollTour(): Promise<Tour> {
  return {
    person: await aCustomer('Omana Joshi'),
    screens: [
      { name: 'polls-none', path: '/polls' },
      { name: 'polls-mine-none', path: '/polls?of=mine' },
      { name: 'polls-voted-none', path: '/polls?of=voted' },
    ],
  };
}

export const pollTours = { polls: once(pollTour), emptyPolls: once(emptyPollTour) };
