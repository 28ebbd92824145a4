import type { PiecePicture } from '@nukkad/contract/office/piece/piece.model';
import { pieceErrors } from '@nukkad/contract/office/piece/piece.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { authorize, systemAuthorized } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { type Platform, system } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import { pictureMediaType } from '../../platform/storage/media-types.ts';
import { discard } from '../../platform/storage/storage.ts';
import { dayMs } from '@nukkad/contract/kernel/time';
import { forgetUnused, insertPicture } from './picture.store.ts';
import type { PieceDependencies } from './piece.interface.ts';
import { mayWritePieces } from './piece.policy.ts';
import { presentPicture } from './piece.presenter.ts';

/** Made anew in the reader process, without what a camera or a program wrote into it. */
export async function addPicture({ platform }: PieceDependencies, call: SignedInCall): Promise<PiecePicture> {
  const { viewer, now, files } = call;
  const [file = refuse(kernelErrors.invalid_request)] = files;
  const refusals = { unreadable: pieceErrors.piece_picture_unreadable };
  const read = await platform.readers.read('picture', file, { by: viewer.userId, options: {}, refusals });
  const pictureId = newId();
  const row = {
    pictureId,
    storageKey: `pieces/${pictureId}`,
    width: read.width,
    height: read.height,
    addedBy: viewer.userId,
    addedAt: now,
  };
  await platform.storage.put(row.storageKey, read.content, pictureMediaType);
  try {
    return await platform.write(call, async (tx) => {
      await insertPicture(tx, authorize(row, mayWritePieces(viewer)));
      return presentPicture(row, { secret: platform.config.secret, now });
    });
  } catch (error) {
    await discard(platform.storage, [row.storageKey]);
    throw error;
  }
}

const lot = 100;
const mostLots = 100;

/** Pictures that no piece has had for a day, in transactions of their own. */
export async function sweepPictures(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - dayMs);
  const unused = systemAuthorized({ before, most: lot }, 'No piece has them.');
  for (let done = 0; done < mostLots; done += 1) {
    const keys = await platform.write(system, (tx) => forgetUnused(tx, unused));
    await discard(platform.storage, keys);
    if (keys.length < lot) return;
  }
}
