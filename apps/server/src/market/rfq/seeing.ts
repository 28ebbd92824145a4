import type { Platform } from '../../platform/platform.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Opening } from './file/quotation-file.presenter.ts';
import type { RfqDependencies } from './rfq.interface.ts';
import type { Names } from './rfq.presenter.ts';

/** For whom a request or a lead is read, and what does not belong into a transaction. */
export interface Seeing extends Pick<Names, 'categories'> {
  readonly lang: 'en' | 'hi';
  readonly now: Date;
  readonly opening: Opening;
}

type Reading = Pick<SignedInCall, 'viewer' | 'lang' | 'now'>;

/** Links to files are signed for who reads them. */
export const openingOf = (
  { config }: Pick<Platform, 'config'>,
  { viewer, now }: Pick<Reading, 'viewer' | 'now'>,
): Opening => ({ secret: config.secret, userId: viewer.userId, now });

export const seeingOf = async ({ platform, catalog }: RfqDependencies, call: Reading): Promise<Seeing> => ({
  categories: await catalog.categoryFaces(call.lang),
  lang: call.lang,
  now: call.now,
  opening: openingOf(platform, call),
});
