import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, sentence } from '../../kernel/schema.ts';
import { portfolioErrors as e } from './portfolio.noun.ts';
import { mostPortfolioPhotos, ownPortfolioPhoto } from './portfolio.model.ts';

const tag = 'Back office';
const adminOnly = { who: 'roles', roles: ['Admin'] } as const;
const organisationId = id('Organisation');
const params = z.object({ organisationId, photoId: id('PortfolioPhoto') });
const response = z.object({ items: z.array(ownPortfolioPhoto).check(z.maxLength(mostPortfolioPhotos)) });
const errors = [e.portfolio_photo_not_found, e.portfolio_photo_moved_on] as const;

export const getOfficePortfolio = endpoint('GET /backoffice/partners/{organisationId}/portfolio', {
  summary: 'All pictures of past work of a partner, newest first',
  tag,
  authz: adminOnly,
  params: z.object({ organisationId }),
  response,
});

export const hidePortfolioPhoto = endpoint(
  'POST /backoffice/partners/{organisationId}/portfolio/{photoId}/hide',
  {
    summary: 'Hide a picture; the partner reads the reason',
    touches: ['backoffice'],
    tag,
    authz: adminOnly,
    unconfirmed: 'removes-named',
    params,
    body: z.object({ why: sentence(500, 'As the partner reads it.') }),
    response,
    errors: [...errors],
  },
);

export const restorePortfolioPhoto = endpoint(
  'POST /backoffice/partners/{organisationId}/portfolio/{photoId}/restore',
  {
    summary: 'Show a hidden picture again',
    tag,
    authz: adminOnly,
    unconfirmed: 'nothing-to-agree',
    params,
    response,
    errors: [...errors],
  },
);
