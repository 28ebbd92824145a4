import type { CandidateProfile } from '@nukkad/contract/hiring/candidate/candidate.model';
import type { Visibility } from '@nukkad/contract/hiring/candidate/candidate.noun';
import type { VideoAudience } from '@nukkad/contract/hiring/candidate/video.noun';
import { actorOf, audit } from '../../platform/audit.ts';
import { partOf } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { CandidateParts } from './candidate.interface.ts';
import { saveCandidate } from './candidate.store.ts';
import { followHiding, lockOwn } from './own-candidate.ts';
import { readProfile } from './read-profile.ts';

interface Chosen {
  readonly visibility?: Visibility | undefined;
  readonly hidesFromEmployer?: boolean | undefined;
  readonly keptForLater?: boolean | undefined;
  readonly videoFor?: VideoAudience | undefined;
  readonly sharesDocuments?: boolean | undefined;
}

export const setPrivacy = (
  deps: CandidateParts,
  call: SignedInCall,
  { visibility, hidesFromEmployer, keptForLater, videoFor, sharesDocuments }: Chosen,
): Promise<CandidateProfile> =>
  deps.platform.write(call, async (tx) => {
    const own = await lockOwn(tx, call);
    const next = {
      ...own,
      visibility: visibility ?? own.visibility,
      hidesFromEmployer: hidesFromEmployer ?? own.hidesFromEmployer,
      keptForLater: keptForLater ?? own.keptForLater,
      videoFor: videoFor ?? own.videoFor,
      sharesDocuments: sharesDocuments ?? own.sharesDocuments,
    };
    await saveCandidate(tx, partOf(own, next));
    await followHiding(deps, tx, own);
    await audit(tx, call.now, {
      ...actorOf(call.viewer),
      action: 'candidate.set_privacy',
      subjectKind: 'candidate',
      subjectId: own.userId,
      detail: {
        visibility: next.visibility,
        hidesFromEmployer: next.hidesFromEmployer,
        keptForLater: next.keptForLater,
        videoFor: next.videoFor,
        sharesDocuments: next.sharesDocuments,
      },
    });
    return readProfile(deps, tx, call);
  });

/** Withdrawn twice it is withdrawn since the first time; so with coming back. */
const setWithdrawn = (
  deps: CandidateParts,
  call: SignedInCall,
  action: 'candidate.withdraw' | 'candidate.return',
): Promise<CandidateProfile> =>
  deps.platform.write(call, async (tx) => {
    const own = await lockOwn(tx, call);
    const isWithdrawn = action === 'candidate.withdraw';
    if ((own.withdrawnAt !== null) !== isWithdrawn) {
      await saveCandidate(tx, partOf(own, { ...own, withdrawnAt: isWithdrawn ? call.now : null }));
      await followHiding(deps, tx, own);
      await audit(tx, call.now, {
        ...actorOf(call.viewer),
        action,
        subjectKind: 'candidate',
        subjectId: own.userId,
      });
    }
    return readProfile(deps, tx, call);
  });

export const withdrawProfile = (deps: CandidateParts, call: SignedInCall) =>
  setWithdrawn(deps, call, 'candidate.withdraw');

export const returnProfile = (deps: CandidateParts, call: SignedInCall) =>
  setWithdrawn(deps, call, 'candidate.return');
