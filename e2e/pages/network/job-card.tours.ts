import { aJobCard, aJobWithPhotos, answerTo, askAbout } from '../../fixtures/job-cards.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { aCustomer } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

const words = 'Old tap out, a new one in. The pipe behind it was cleaned as well.';

/** A customer with a question, one agreed card and one that she took back. */
async function customerTour(): Promise<Tour> {
  const customer = await aCustomer('Gauri Deshpande');
  const [asked, agreed, withdrawn] = [
    await askAbout(await aJobCard(await aJobWithPhotos(customer), words)),
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
  return {
    person: lakshmi,
    screens: [
      { name: 'job-cards', path: '/job-cards' },
      { name: 'job-card-choose', path: '/job-cards?dialog=new-job-card' },
      { name: 'job-card-new', path: `/job-cards?dialog=new-job-card&job=${free.bookingId}` },
      { name: 'job-card-draft', path: `/job-cards/${draft.cardId}` },
      { name: 'job-card-own', path: `/job-cards/${agreed.cardId}` },
      { name: 'job-card-change', path: `/job-cards/${agreed.cardId}?dialog=change-job-card` },
      { name: 'job-card-delete', path: `/job-cards/${agreed.cardId}?dialog=delete-job-card` },
      { name: 'job-card-posting', path: `/feed?dialog=new-post&jobCard=${agreed.cardId}` },
    ],
  };
}

export const jobCardTours = { jobCards: once(customerTour), ownJobCards: once(authorTour) };
