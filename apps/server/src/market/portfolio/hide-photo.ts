import { portfolioErrors } from '@nukkad/contract/market/portfolio/portfolio.noun';
import type { OwnPortfolioPhoto } from '@nukkad/contract/market/portfolio/portfolio.model';
import { actorOf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { PortfolioDependencies } from './portfolio.interface.ts';
import { mayHide } from './portfolio.policy.ts';
import { lockPhoto, saveHidden } from './portfolio.store.ts';
import { readAllPhotos } from './read-portfolio.ts';

interface Named {
  readonly organisationId: string;
  readonly photoId: string;
}

/** An empty reason shows it again. Of two Admins at one instant the second one is told. */
export const decidePhoto = (
  deps: PortfolioDependencies,
  call: SignedInCall,
  { organisationId, photoId }: Named,
  reason: string,
): Promise<{ items: OwnPortfolioPhoto[] }> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const photo = await lockPhoto(tx, photoId);
    if (!photo || photo.organisationId !== organisationId)
      return refuse(portfolioErrors.portfolio_photo_not_found);
    if ((photo.hiddenReason === '') === (reason === '')) refuse(portfolioErrors.portfolio_photo_moved_on);
    await saveHidden(tx, authorize({ photoId, hiddenReason: reason }, mayHide(viewer)), now);
    await audit(tx, now, {
      ...actorOf(viewer),
      action: reason === '' ? 'portfolio.restore' : 'portfolio.hide',
      subjectKind: 'organisation',
      subjectId: organisationId,
      detail: { photoId, reason },
    });
    return readAllPhotos(deps, tx, organisationId, now);
  });
