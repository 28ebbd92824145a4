import type { CvAnswer } from '@nukkad/contract/hiring/candidate/cv.model';
import type { SignedInCall } from '../../../platform/http/route.ts';
import type { CandidateDependencies } from '../candidate.interface.ts';
import { type CvOpening, presentCv } from './cv.presenter.ts';
import { findCv } from './cv.store.ts';

export const openingOf = async (
  { platform, skill }: CandidateDependencies,
  { now, lang }: Pick<SignedInCall, 'now' | 'lang'>,
): Promise<CvOpening> => ({
  secret: platform.config.secret,
  now,
  lang,
  taxonomy: await skill.taxonomy(platform.db),
});

/** For the person alone: an employer reads the profile. */
export async function getCv(
  deps: CandidateDependencies,
  call: SignedInCall,
): Promise<{ cv: CvAnswer | null }> {
  const row = await findCv(deps.platform.db, call.viewer.userId);
  return { cv: row && presentCv(row, await openingOf(deps, call)) };
}
