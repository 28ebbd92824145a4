import { portfolioErrors } from '@nukkad/contract/market/portfolio/portfolio.noun';
import type { OwnPortfolio } from '@nukkad/contract/market/portfolio/portfolio.model';
import { actorOf, audit } from '../../platform/audit.ts';
import { type Authorized, authorize, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { discard } from '../../platform/storage/storage.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { PortfolioDependencies } from './portfolio.interface.ts';
import { mayChangePortfolio } from './portfolio.policy.ts';
import { type PortfolioPhotoRow, deletePhoto, lockPhoto, saveCaption } from './portfolio.store.ts';
import { ownOrganisation, readOwnPortfolio } from './read-portfolio.ts';

/** A photo of another business is not there. */
async function lockOwn(tx: Tx, viewer: Viewer, photoId: string): Promise<Authorized<PortfolioPhotoRow>> {
  const organisationId = ownOrganisation(viewer);
  const photo = await lockPhoto(tx, photoId);
  if (!photo || photo.organisationId !== organisationId)
    return refuse(portfolioErrors.portfolio_photo_not_found);
  return authorize(photo, mayChangePortfolio(viewer, photo));
}

export const captionPhoto = (
  deps: PortfolioDependencies,
  call: SignedInCall,
  { photoId, caption }: { readonly photoId: string; readonly caption: string },
): Promise<OwnPortfolio> =>
  deps.platform.write(call, async (tx) => {
    const photo = await lockOwn(tx, call.viewer, photoId);
    await saveCaption(tx, partOf(photo, { ...photo, caption }));
    return readOwnPortfolio(deps, tx, call.viewer, call.now);
  });

/** First the row, then the file. */
export async function removePhoto(
  deps: PortfolioDependencies,
  call: SignedInCall,
  photoId: string,
): Promise<OwnPortfolio> {
  const { viewer, now } = call;
  const { answer, key } = await deps.platform.write(call, async (tx) => {
    const photo = await lockOwn(tx, viewer, photoId);
    await deletePhoto(tx, photo);
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'portfolio.remove',
      subjectKind: 'organisation',
      subjectId: photo.organisationId,
      detail: { photoId },
    });
    return { answer: await readOwnPortfolio(deps, tx, viewer, now), key: photo.storageKey };
  });
  await discard(deps.platform.storage, [key]);
  return answer;
}
