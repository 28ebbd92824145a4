import {
  blockMember,
  getMember,
  sendRequest,
  updateConnection,
} from '@nukkad/contract/network/connection/connection.api';
import { changeNetworkSettings, getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { callAs } from '../../fixtures/api.ts';
import { aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

async function aMember(fullName: string, headline?: string) {
  const person = await aCustomer(fullName);
  const session = await sessionOf(person);
  const settings = await callAs(session, getNetworkSettings);
  if (headline)
    await callAs(session, changeNetworkSettings, {
      body: { headline, seenBy: 'everyone', version: settings.version },
    });
  return { person, session, ...settings.member };
}

/** A customer who knows someone, is asked by another one, has asked a third, and has blocked a fourth. */
async function networkTour(): Promise<Tour> {
  const own = await aMember('Meera Krishnan');
  const friend = await aMember('Tarun Bhatt', 'Paints signs by hand, 20 years in Shivajinagar');
  const asker = await aMember('Usha Pillai');
  const asked = await aMember('Vinod Kamath');
  const blocked = await aMember('Yash Malik');
  await callAs(own.session, sendRequest, { body: { memberId: friend.memberId } });
  await callAs(friend.session, updateConnection, {
    body: { memberId: own.memberId, action: 'accept', version: 1 },
  });
  await callAs(asker.session, sendRequest, {
    body: { memberId: own.memberId, note: 'We met at the ward office last week.' },
  });
  await callAs(own.session, sendRequest, { body: { memberId: asked.memberId } });
  await callAs(own.session, blockMember, { body: { memberId: blocked.memberId } });
  await callAs(friend.session, getMember, { query: { handle: own.handle } });
  const stranger = await aMember('Zoya Ansari');
  await callAs(friend.session, sendRequest, { body: { memberId: stranger.memberId } });
  await callAs(stranger.session, updateConnection, {
    body: { memberId: friend.memberId, action: 'accept', version: 1 },
  });
  const about = (one: { readonly memberId: string }) => `memberId=${one.memberId}`;
  return {
    person: own.person,
    screens: [
      { name: 'network', path: '/network' },
      { name: 'network-none-like', path: '/network?q=elephant' },
      { name: 'network-requests', path: '/network/requests' },
      { name: 'network-sent', path: '/network/requests?tab=sent' },
      { name: 'network-suggestions', path: '/network/suggestions' },
      { name: 'network-connect', path: `/network/suggestions?dialog=connect&${about(stranger)}` },
      { name: 'network-find', path: '/network/find?q=zoya' },
      { name: 'network-not-found', path: '/network/find?q=elephant' },
      { name: 'network-remove', path: `/network?dialog=remove-connection&${about(friend)}` },
      { name: 'network-visitors', path: '/network/visitors' },
      { name: 'network-blocked', path: '/network/blocked' },
      { name: 'network-settings', path: '/network/settings' },
      { name: 'network-member', path: `/network/people/${friend.handle}` },
      {
        name: 'network-block',
        path: `/network/people/${friend.handle}?dialog=block-member&${about(friend)}`,
      },
      { name: 'network-member-own', path: `/network/people/${own.handle}` },
      { name: 'network-member-gone', path: '/network/people/not-there' },
    ],
  };
}

/** A person who has just come. */
async function emptyNetworkTour(): Promise<Tour> {
  return {
    person: await aCustomer('Anita Deshmukh'),
    screens: [
      { name: 'network-empty', path: '/network' },
      { name: 'network-requests-none', path: '/network/requests' },
      { name: 'network-suggestions-none', path: '/network/suggestions' },
      { name: 'network-visitors-none', path: '/network/visitors' },
      { name: 'network-blocked-none', path: '/network/blocked' },
    ],
  };
}

export const connectionTours = { network: once(networkTour), networkEmpty: once(emptyNetworkTour) };
