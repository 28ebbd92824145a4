import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { portfolioErrors } from '@nukkad/contract/market/portfolio/portfolio.noun';
import { type OwnPortfolio, mostPortfolioPhotos } from '@nukkad/contract/market/portfolio/portfolio.model';
import { actorOf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall, UploadedFile } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import { pictureMediaType } from '../../platform/storage/media-types.ts';
import { discard } from '../../platform/storage/storage.ts';
import type { PortfolioDependencies } from './portfolio.interface.ts';
import { mayChangePortfolio } from './portfolio.policy.ts';
import { type NewPortfolioPhoto, insertPhotos, listPhotos, lockPortfolio } from './portfolio.store.ts';
import { ownOrganisation, photoLimit, readOwnPortfolio } from './read-portfolio.ts';

/** All of them, or none: re-encoded, without what the camera wrote into them. */
export async function addPhotos(deps: PortfolioDependencies, call: SignedInCall): Promise<OwnPortfolio> {
  const { platform } = deps;
  const { viewer, now } = call;
  const organisationId = ownOrganisation(viewer);
  const owner = authorize({ organisationId }, mayChangePortfolio(viewer, { organisationId }));
  const { cityCode } =
    (await deps.partner.getOrganisations(platform.db, [organisationId])).get(organisationId) ??
    refuse(kernelErrors.forbidden);
  const adding = { organisationId, cityCode, addedBy: viewer.userId, addedAt: now };
  const photos = await storePhotos(deps, call.files, adding);
  try {
    const answer = await platform.write(call, async (tx) => {
      await lockPortfolio(tx, owner);
      const [limit, present] = await Promise.all([
        photoLimit(tx, now),
        listPhotos(tx, { organisationId, isShown: false, limit: mostPortfolioPhotos }),
      ]);
      if (present.length + photos.length > limit)
        refuse(portfolioErrors.portfolio_full, { values: { limit } });
      await insertPhotos(tx, owner, photos);
      await audit(tx, now, {
        ...actorOf(viewer),
        action: 'portfolio.add',
        subjectKind: 'organisation',
        subjectId: organisationId,
        detail: { photoIds: photos.map(({ photoId }) => photoId) },
      });
      return readOwnPortfolio(deps, tx, viewer, now);
    });
    const kept = new Set(answer.items.map(({ photoId }) => photoId));
    // Sent again with the same key, the answer is that of the first time: these files belong to no row.
    await discardPhotos(
      deps,
      photos.filter(({ photoId }) => !kept.has(photoId)),
    );
    return answer;
  } catch (error) {
    await discardPhotos(deps, photos);
    throw error;
  }
}

const discardPhotos = ({ platform }: PortfolioDependencies, photos: readonly NewPortfolioPhoto[]) =>
  discard(
    platform.storage,
    photos.map(({ storageKey }) => storageKey),
  );

interface Adding {
  readonly organisationId: string;
  readonly cityCode: string;
  readonly addedBy: string;
  readonly addedAt: Date;
}

async function storePhotos(
  deps: PortfolioDependencies,
  files: readonly UploadedFile[],
  adding: Adding,
): Promise<NewPortfolioPhoto[]> {
  const { readers, storage } = deps.platform;
  const refusals = { unreadable: portfolioErrors.portfolio_photo_unreadable };
  const read = [];
  for (const file of files)
    read.push(await readers.read('picture', file, { by: adding.addedBy, options: {}, refusals }));
  const photos: NewPortfolioPhoto[] = [];
  try {
    for (const { content, width, height } of read) {
      const photoId = newId();
      const storageKey = `portfolio/${adding.organisationId}/${photoId}`;
      await storage.put(storageKey, content, pictureMediaType);
      photos.push({ photoId, storageKey, width, height, caption: '', ...adding });
    }
    return photos;
  } catch (error) {
    await discardPhotos(deps, photos);
    throw error;
  }
}
