import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import {
  type OwnPortfolio,
  type PortfolioPhoto,
  mostPortfolioPhotos,
} from '@nukkad/contract/market/portfolio/portfolio.model';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { Reader } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { PortfolioDependencies } from './portfolio.interface.ts';
import { mayChangePortfolio } from './portfolio.policy.ts';
import { presentOwnPhoto, presentPhoto } from './portfolio.presenter.ts';
import { defaultPortfolioRules } from './portfolio.rules.ts';
import { listPhotos } from './portfolio.store.ts';

export const ownOrganisation = ({ organisationId }: Viewer): string =>
  organisationId ?? refuse(kernelErrors.forbidden);

export const photoLimit = async (reader: Reader, now: Date): Promise<number> =>
  Math.min(
    (await settingAt(reader, 'portfolio.rules', now, defaultPortfolioRules)).photos,
    mostPortfolioPhotos,
  );

/** Of a partner that works now; one that is away shows nothing. */
export async function readPortfolio(
  { partner, platform }: PortfolioDependencies,
  organisationId: string,
  now: Date,
): Promise<{ items: PortfolioPhoto[] }> {
  const { db, config } = platform;
  const found = (await partner.getOrganisations(db, [organisationId])).get(organisationId);
  if (!found || !partner.isActive(found)) return refuse(partnerErrors.partner_not_found);
  const rows = await listPhotos(db, { organisationId, isShown: true, limit: mostPortfolioPhotos });
  return { items: rows.map((row) => presentPhoto(row, { secret: config.secret, now })) };
}

export async function readAllPhotos(
  { platform }: PortfolioDependencies,
  reader: Reader,
  organisationId: string,
  now: Date,
): Promise<{ items: OwnPortfolio['items'] }> {
  const rows = await listPhotos(reader, { organisationId, isShown: false, limit: mostPortfolioPhotos });
  return { items: rows.map((row) => presentOwnPhoto(row, { secret: platform.config.secret, now })) };
}

export async function readOwnPortfolio(
  deps: PortfolioDependencies,
  reader: Reader,
  viewer: Viewer,
  now: Date,
): Promise<OwnPortfolio> {
  const organisationId = ownOrganisation(viewer);
  const [{ items }, limit] = await Promise.all([
    readAllPhotos(deps, reader, organisationId, now),
    photoLimit(reader, now),
  ]);
  return { items, limit, can: { change: mayChangePortfolio(viewer, { organisationId }) } };
}
