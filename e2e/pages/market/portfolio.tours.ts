import {
  addPortfolioPhotos,
  captionPortfolioPhoto,
  getOwnPortfolio,
} from '@nukkad/contract/market/portfolio/portfolio.api';
import { callAs } from '../../fixtures/api.ts';
import { shopCalled, tapRepair } from '../../fixtures/bookings.ts';
import { lakshmi, lakshmisShop } from '../../fixtures/people.ts';
import { aPhoto } from '../../fixtures/photo.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** Pictures of a partner's past work, as it keeps them and as anyone sees them. */
async function portfolioTour(): Promise<Tour> {
  const session = await sessionOf(lakshmi);
  const present = await callAs(session, getOwnPortfolio, {});
  const { items } =
    present.items.length > 0
      ? present
      : await callAs(session, addPortfolioPhotos, {
          files: [aPhoto('tiles', [46, 110, 168]), aPhoto('basin', [168, 92, 60])],
        });
  const [photo] = items;
  if (photo)
    await callAs(session, captionPortfolioPhoto, {
      body: { photoId: photo.photoId, caption: 'New tiles and taps, Indiranagar' },
    });
  const own = '/consultant-service/portfolio';
  const organisationId = await shopCalled(lakshmisShop, tapRepair);
  return {
    person: lakshmi,
    screens: [
      { name: 'own-portfolio', path: own },
      { name: 'own-portfolio-caption', path: `${own}?dialog=caption&photo=${photo?.photoId}` },
      { name: 'past-work', path: `/partners/${organisationId}` },
    ],
  };
}

export const portfolioTours = { portfolio: once(portfolioTour) };
