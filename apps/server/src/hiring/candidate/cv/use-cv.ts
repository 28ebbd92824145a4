import type { CandidateFields, CandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.model';
import { cvErrors } from '@nukkad/contract/hiring/candidate/cv.noun';
import { authorize } from '../../../platform/authorize.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { discard } from '../../../platform/storage/storage.ts';
import type { CandidateDependencies } from '../candidate.interface.ts';
import { mayChangeOwn } from '../candidate.policy.ts';
import { updateProfile } from '../update-profile.ts';
import { deleteCv, findCv } from './cv.store.ts';

interface Chosen {
  readonly cvId: string;
  readonly version: number;
  readonly fields: CandidateFields;
}

/** What the person chose and corrected of this reading, as any other change of the profile. */
export async function useCv(
  deps: CandidateDependencies,
  call: SignedInCall,
  { cvId, version, fields }: Chosen,
): Promise<CandidateProfile> {
  const row = (await findCv(deps.platform.db, call.viewer.userId)) ?? refuse(cvErrors.cv_not_found);
  authorize(row, mayChangeOwn(call.viewer, row));
  if (row.cvId !== cvId || row.version !== version || row.says === null) refuse(cvErrors.cv_changed);
  return updateProfile(deps, call, fields);
}

export async function removeCv(
  { platform }: CandidateDependencies,
  call: SignedInCall,
  { cvId }: Pick<Chosen, 'cvId'>,
): Promise<{ removed: true }> {
  const own = { userId: call.viewer.userId, cvId };
  const key = await platform.write(call, (tx) =>
    deleteCv(tx, authorize(own, mayChangeOwn(call.viewer, own))),
  );
  await discard(platform.storage, [key ?? refuse(cvErrors.cv_not_found)]);
  return { removed: true };
}
