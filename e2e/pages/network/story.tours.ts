import { sendRequest, updateConnection } from '@nukkad/contract/network/connection/connection.api';
import { getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { addStoryPicture, createStory, markStorySeen } from '@nukkad/contract/network/story/story.api';
import type { NewStoryBody } from '@nukkad/contract/network/story/story.model';
import { callAs } from '../../fixtures/api.ts';
import { aPhoto } from '../../fixtures/photo.ts';
import { aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

async function aMember(fullName: string) {
  const person = await aCustomer(fullName);
  const session = await sessionOf(person);
  const { member } = await callAs(session, getNetworkSettings);
  return { person, session, ...member };
}
type Member = Awaited<ReturnType<typeof aMember>>;

const share = ({ session }: Member, words: string, more: Partial<NewStoryBody> = {}) =>
  callAs(session, createStory, {
    body: { words, audience: 'everyone', colour: 'ink', ...more },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
async function sharePhoto(by: Member, words: string, alternative: string) {
  const files = [aPhoto('gate.png', [31, 111, 139])];
  const { items } = await callAs(by.session, addStoryPicture, { files });
  const [pictureId = ''] = items.map((one) => one.pictureId);
  return share(by, words, { picture: { pictureId, alternative } });
}

/** A customer with stories of her own, a connection with new ones and one whose story was seen. */
async function storyTour(): Promise<Tour> {
  const own = await aMember('Nirmala Hegde');
  const [friend, other] = [await aMember('Prabhu Shetty'), await aMember('Qamar Khan')];
  for (const { memberId, session } of [friend, other]) {
    await callAs(own.session, sendRequest, { body: { memberId } });
    await callAs(session, updateConnection, {
      body: { memberId: own.memberId, action: 'accept', version: 1 },
    });
  }
  const mine = await share(own, 'Tea for everyone at five, in front of the shop.', { colour: 'plum' });
  await sharePhoto(own, 'Painted today', 'A blue gate');
  for (const { session } of [friend, other])
    await callAs(session, markStorySeen, { body: { storyId: mine.storyId } });
  const photo = await sharePhoto(friend, 'Our street tap is fixed at last. Thanks to everyone.', 'A tap');
  const card = await share(friend, 'आज दुकान शाम 7 बजे तक खुली है।', { colour: 'brick' });
  const seen = await share(other, 'Good morning', { colour: 'leaf' });
  await callAs(own.session, markStorySeen, { body: { storyId: seen.storyId } });
  const about = `about=${mine.storyId}`;
  return {
    person: own.person,
    screens: [
      { name: 'stories-rail', path: '/feed' },
      { name: 'story-new', path: '/feed?dialog=new-story' },
      { name: 'story-photo', path: `/stories/${friend.handle}?story=${photo.storyId}` },
      { name: 'story-card', path: `/stories/${friend.handle}?story=${card.storyId}` },
      { name: 'story-own', path: `/stories/${own.handle}?story=${mine.storyId}` },
      {
        name: 'story-report',
        path: `/stories/${friend.handle}?story=${card.storyId}&dialog=report&subject=story&reported=${card.storyId}`,
      },
      { name: 'stories-mine', path: '/stories' },
      { name: 'story-viewers', path: `/stories?dialog=story-viewers&${about}` },
      { name: 'story-delete', path: `/stories?dialog=delete-story&${about}` },
      { name: 'story-gone', path: '/stories/no-one-here' },
    ],
  };
}

async function emptyStoryTour(): Promise<Tour> {
  const own = await aMember('Omprakash Joshi');
  return {
    person: own.person,
    screens: [
      { name: 'stories-none', path: '/stories' },
      { name: 'stories-over', path: `/stories/${own.handle}` },
    ],
  };
}

export const storyTours = { stories: once(storyTour), emptyStories: once(emptyStoryTour) };
