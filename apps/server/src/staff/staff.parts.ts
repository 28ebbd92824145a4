import type { AccountDoor } from '../account/index.ts';
import type { BookingDoor } from '../booking/index.ts';
import type { PartnerDoor } from '../partner/index.ts';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { Platform } from '../platform/platform.ts';
import { refuse } from '../platform/refusal.ts';
import type { Viewer } from '../platform/viewer.ts';

export interface StaffParts {
  readonly platform: Platform;
  readonly account: AccountDoor;
  readonly booking: Pick<BookingDoor, 'countOpenJobs'>;
  readonly partner: Pick<PartnerDoor, 'getOrganisations' | 'staffRights' | 'getStaff'>;
}

/** The organisation that the viewer acts for; every query of its people carries it. */
export function organisationOf(viewer: Viewer): string {
  return viewer.organisationId ?? refuse(kernelErrors.forbidden);
}
