/** Pictures of past work on a partner's page. */
import * as z from 'zod/mini';
import { partnerErrors } from '../../identity/partner/partner.noun.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/schema.ts';
import { portfolioErrors as e } from './portfolio.noun.ts';
import { mostPortfolioPhotos, ownPortfolio, portfolioCaption, portfolioPhoto } from './portfolio.model.ts';

const tag = 'Portfolio';
const scope = 'own organisation only';
const roles = ['Service Partner', 'subUser'] as const;
const changing = { who: 'roles', roles, permission: 'services.update', scope } as const;
const photoId = id('PortfolioPhoto');

export const getPortfolio = endpoint('GET /service/portfolio', {
  summary: 'Pictures of past work of a partner that works now, newest first',
  tag,
  authz: { who: 'anyone' },
  query: z.object({ organisationId: z.uuid('This is not a known id.') }),
  response: z.object({ items: z.array(portfolioPhoto).check(z.maxLength(mostPortfolioPhotos)) }),
  errors: [partnerErrors.partner_not_found],
});

export const getOwnPortfolio = endpoint('GET /service/partner/portfolio', {
  summary: 'The own pictures of past work, also those that were hidden',
  tag,
  authz: { who: 'roles', roles, permission: 'services.view', scope },
  response: ownPortfolio,
});

export const addPortfolioPhotos = endpoint('POST /service/partner/portfolio', {
  summary: 'Add pictures of past work; at most 5 of 10 MB at once',
  tag,
  authz: changing,
  unconfirmed: 'only-adds',
  idempotency: 'optional',
  upload: {
    field: 'photos',
    maxFiles: 5,
    maxBytes: 10_485_760,
    mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
  },
  response: ownPortfolio,
  status: 201,
  errors: [e.portfolio_full, e.portfolio_photo_unreadable],
});

export const captionBody = z.object({ photoId, caption: portfolioCaption });

export const captionPortfolioPhoto = endpoint('PATCH /service/partner/portfolio', {
  summary: 'Say what a picture shows; an empty text takes the words away',
  tag,
  authz: changing,
  unconfirmed: 'own-text',
  body: captionBody,
  response: ownPortfolio,
  errors: [e.portfolio_photo_not_found],
});

export const removePortfolioPhoto = endpoint('DELETE /service/partner/portfolio', {
  summary: 'Take a picture away, also one that was hidden',
  tag,
  authz: changing,
  unconfirmed: 'removes-named',
  query: z.object({ photoId }),
  response: ownPortfolio,
  errors: [e.portfolio_photo_not_found],
});
