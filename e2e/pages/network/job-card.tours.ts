import { changeNetworkSettings, getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { createPost } from '@nukkad/contract/network/post/post.api';
import { callAs } from '../../fixtures/api.ts';
import { aJobCard, aJobWithPhotos, answerTo, askAbout } from '../../fixtures/job-cards.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

const words = 'Old tap out, a new one in. The pipe behind it was cleaned as well.';

/** A customer with a question, one agreed card and one that she took back. */
async function customerTour(): Promise<Tour> {
  const customer = await aCustomer('Gauri Deshpande');
  const waits = await aJobWithPhotos(customer);
  const [asked, agreed, withdrawn] = [
    await askAbout(await aJobCard(waits, words)),
    await askAbout(await aJobCard(await aJobWithPhotos(customer), words)),
    await askAbout(await aJobCard(await aJobWithPhotos(customer), words)),
  ];
  await answerTo(customer, agreed, 'agree');
  await answerTo(customer, await answerTo(customer, withdrawn, 'agree'), 'withdraw');
  return {
    person: customer,
    screens: [
      { name: 'job-cards-about', path: '/job-cards?of=about_me' },
      { name: 'job-card-question', path: `/job-cards/${asked.cardId}` },
      { name: 'job-card-agreed', path: `/job-cards/${agreed.cardId}` },
      { name: 'job-card-withdrawn', path: `/job-cards/${withdrawn.cardId}` },
      { name: 'job-card-on-booking', path: `/buyer/bookings/${waits.bookingId}` },
      { name: 'job-card-on-booking-agreed', path: `/buyer/bookings/${agreed.bookingId}` },
      { name: 'job-cards-privacy', path: '/profile/privacy' },
      { name: 'job-cards-none', path: '/job-cards' },
      { name: 'job-card-gone', path: `/job-cards/${crypto.randomUUID()}` },
    ],
  };
}

/** The business: a finished booking to choose, a draft, a question and an agreed card. */
async function authorTour(): Promise<Tour> {
  const customer = await aCustomer('Harini Menon');
  const free = await aJobWithPhotos(customer);
  const draft = await aJobCard(await aJobWithPhotos(customer), words);
  const agreed = await askAbout(await aJobCard(await aJobWithPhotos(customer), words));
  await answerTo(customer, agreed, 'agree');
  const { postId } = await callAs(await sessionOf(lakshmi), createPost, {
    body: { body: 'From this week.', audience: 'everyone', pictures: [], jobCardId: agreed.cardId },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  return {
    person: lakshmi,
    screens: [
      { name: 'job-cards', path: '/job-cards' },
      { name: 'job-card-choose', path: '/job-cards?dialog=new-job-card' },
      { name: 'job-card-new', path: `/job-cards?dialog=new-job-card&job=${free.bookingId}` },
      { name: 'job-card-offered', path: `/consultant-service/bookings/${free.bookingId}` },
      { name: 'job-card-stands', path: `/consultant-service/bookings/${agreed.bookingId}` },
      { name: 'job-card-draft', path: `/job-cards/${draft.cardId}` },
      { name: 'job-card-own', path: `/job-cards/${agreed.cardId}` },
      { name: 'job-card-change', path: `/job-cards/${agreed.cardId}?dialog=change-job-card` },
      { name: 'job-card-delete', path: `/job-cards/${agreed.cardId}?dialog=delete-job-card` },
      { name: 'job-card-in-post', path: `/feed/post/${postId}` },
      { name: 'job-card-posting', path: `/feed?dialog=new-post&jobCard=${agreed.cardId}` },
    ],
  };
}

/** Someone without an account, on the open page of the business. */
async function visitorTour(): Promise<Tour> {
  const customer = await aCustomer('Irfan Shaikh');
  const session = await sessionOf(lakshmi);
  const { member, version } = await callAs(session, getNetworkSettings);
  await callAs(session, changeNetworkSettings, { body: { seenBy: 'everyone', version } });
  await answerTo(customer, await askAbout(await aJobCard(await aJobWithPhotos(customer), words)), 'agree');
  return {
    person: null,
    screens: [{ name: 'job-cards-visitor', path: `/network/member/${member.handle}` }],
  };
}

export const jobCardTours = {
  visitedJobCards: once(visitorTour),
  jobCards: once(customerTour),
  ownJobCards: once(authorTour),
};
