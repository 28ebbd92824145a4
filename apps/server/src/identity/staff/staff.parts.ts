import type { AccountDoor } from '../account/index.ts';
import type { BookingDoor } from '../../market/booking/index.ts';
import type { PartnerDoor } from '../partner/index.ts';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { Reader } from '../../platform/db/database.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';

/** What other domains may ask of staff. */
export interface StaffDoor {
  /** Open invitations to the number or e-mail address of this person. */
  countInvitationsTo(reader: Reader, userId: string, now: Date): Promise<number>;
}

export interface StaffParts {
  readonly platform: Platform;
  readonly account: Pick<AccountDoor, 'findByNumber' | 'getPeople'>;
  /** A session whose role has just ended is asked about anew at its next call. */
  readonly forgetSession: (sessionId: string) => void;
  /** Null: never chosen. */
  readonly chosenLanguageOf: (reader: Reader, userId: string) => Promise<Language | null>;
  readonly booking: Pick<BookingDoor, 'countOpenJobs'>;
  readonly partner: Pick<PartnerDoor, 'getOrganisations' | 'staffRights' | 'getStaff'>;
}

/** The organisation that the viewer acts for; every query of its people carries it. */
export function organisationOf(viewer: Viewer): string {
  return viewer.organisationId ?? refuse(kernelErrors.forbidden);
}
