import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { type GuardProfile, mayOpen } from '@nukkad/contract/identity/account/screen.guard';
import type { Hit } from '@nukkad/contract/kernel/hit';

/** The screens of each kind of hit, the fullest first. */
function screensOf({ kind, id }: Hit): readonly string[] {
  if (kind === 'booking') return [screenAddress.partnerBooking(id), screenAddress.professionalBooking(id)];
  if (kind === 'invoice') return [screenAddress.partnerBooking(id)];
  if (kind === 'request') return [screenAddress.partnerLead(id)];
  if (kind === 'member') return [screenAddress.staffMember(id)];
  if (kind === 'job') return [screenAddress.employerJob(id)];
  if (kind === 'candidate') return [screenAddress.foundCandidate(id)];
  if (kind === 'application') {
    const [jobId = '', applicationId = ''] = id.split('/');
    return [screenAddress.jobApplication(jobId, applicationId)];
  }
  if (kind === 'service')
    return [`${screenAddress.partnerServices}?dialog=service&service=${encodeURIComponent(id)}`];
  return [];
}

/** Where this person opens it; null: on no screen of theirs. */
export const addressOfHit = (hit: Hit, standing: GuardProfile): string | null =>
  screensOf(hit).find((address) => mayOpen(address.split('?')[0] ?? '', standing).enter) ?? null;
