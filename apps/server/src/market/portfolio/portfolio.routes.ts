import * as office from '@nukkad/contract/market/portfolio/portfolio-office.api';
import * as api from '@nukkad/contract/market/portfolio/portfolio.api';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import { addPhotos } from './add-photos.ts';
import { captionPhoto, removePhoto } from './change-photo.ts';
import { decidePhoto } from './hide-photo.ts';
import type { PortfolioDependencies } from './portfolio.interface.ts';
import { readAllPhotos, readOwnPortfolio, readPortfolio } from './read-portfolio.ts';

export function portfolioRoutes(deps: PortfolioDependencies): readonly Route[] {
  const { db } = deps.platform;
  return [
    openRoute(api.getPortfolio, (call) => readPortfolio(deps, call.input.query.organisationId, call.now)),
    route(api.getOwnPortfolio, (call) => readOwnPortfolio(deps, db, call.viewer, call.now)),
    route(api.addPortfolioPhotos, (call) => addPhotos(deps, call)),
    route(api.captionPortfolioPhoto, (call) => {
      const { photoId, caption = '' } = call.input.body;
      return captionPhoto(deps, call, { photoId, caption });
    }),
    route(api.removePortfolioPhoto, (call) => removePhoto(deps, call, call.input.query.photoId)),
    route(office.getOfficePortfolio, (call) =>
      readAllPhotos(deps, db, call.input.params.organisationId, call.now),
    ),
    route(office.hidePortfolioPhoto, (call) =>
      decidePhoto(deps, call, call.input.params, call.input.body.why),
    ),
    route(office.restorePortfolioPhoto, (call) => decidePhoto(deps, call, call.input.params, '')),
  ];
}
