import type { NotificationChannel, NotificationTag } from '@nukkad/contract/kernel/notice';
import type { Reader, Sought } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { AccountInterface } from '../account/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { PartnerInterface } from '../partner/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StaffInterface } from '../staff/index.ts';

/** Whose bookings: a customer's, a professional's (staff id) or a partner's (organisation id). */
export interface TrackOf {
  readonly side: 'buyer' | 'professional' | 'partner';
  readonly id: string;
}

export interface TrackEvent {
  readonly verb: string;
  readonly good: boolean;
  readonly at: Date;
  readonly bookingId: string;
  readonly bookingNumber: string;
}

/** How reliably a person kept their bookings; counts of other roles are 0. */
export interface Track {
  /** Carried out. */
  readonly kept: number;
  /** Cancelled late, or a no-show. */
  readonly broken: number;
  readonly openDisputes: number;
  readonly offersTaken: number;
  readonly offersMissed: number;
  /** The last ones, newest first. */
  readonly events: readonly TrackEvent[];
}

/** What other domains may ask of profiles. */
export interface ProfileInterface {
  /** What trust is counted from. Booking answers it. */
  readonly tracks: ExtensionPoint<(reader: Reader, whose: TrackOf) => Promise<Track>>;
  /** How many services an organisation offers. The catalogue answers it. */
  readonly serviceCounts: ExtensionPoint<(reader: Reader, organisationId: string) => Promise<number>>;
  /** Where the picture of one lies, for a statement that finds the person itself; the caller decides who sees it. */
  pictureOf(userId: Sought<string>): Sought<string | null>;
  /** Where the pictures of these people lie; the caller decides who sees them. */
  picturesOf(reader: Reader, userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** By which ways this person wants to hear of this kind. */
  noticeChoicesOf(
    reader: Reader,
    userId: string,
    tag: NotificationTag,
  ): Promise<Readonly<Record<NotificationChannel, boolean>>>;
}

export interface ProfileInterfaces {
  readonly platform: Platform;
  readonly account: Pick<
    AccountInterface,
    'chooseLanguage' | 'chosenLanguage' | 'getPeople' | 'profile' | 'rename'
  >;
  readonly geography: Pick<GeographyInterface, 'cityByCode' | 'getDefaultAddress' | 'locate'>;
  readonly partner: Pick<PartnerInterface, 'findOwned' | 'getOrganisations' | 'getStaff' | 'hasStaff'>;
  readonly staff: StaffInterface;
}

/** What every verb and read of profiles is built on. */
export interface ProfileDependencies
  extends ProfileInterfaces,
    Pick<ProfileInterface, 'tracks' | 'serviceCounts'> {}
