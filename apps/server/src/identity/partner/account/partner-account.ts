import type { PartnerStatus, SuspensionReason } from '@nukkad/contract/identity/partner/partner.noun';
import type { Constitution } from '@nukkad/contract/identity/partner/partner.model';

/** Of a number that is never shown in full: base64 of its sealed form, what may be shown, and by what it is found. */
export interface EncryptedPan {
  readonly panSealed: string | null;
  readonly panLast4: string | null;
  readonly panFingerprint: string | null;
}

/** The partner's own data; a change request holds the same fields until it is reviewed. */
export interface PartnerFacts extends EncryptedPan {
  readonly companyName: string;
  readonly constitution: Constitution | null;
  readonly about: string;
  readonly ownerName: string;
  readonly panName: string | null;
  /** An instant; text where it comes out of a change request. */
  readonly panCheckedAt: Date | string | null;
  readonly gstNumber: string | null;
  readonly gstDeclared: boolean;
  readonly gstName: string | null;
  readonly gstCheckedAt: Date | string | null;
  readonly line1: string;
  readonly locality: string;
  readonly landmark: string;
  readonly pincode: string;
  readonly cityCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusMetres: number;
}

export interface PartnerAccount extends PartnerFacts {
  readonly organisationId: string;
  readonly ownerUserId: string;
  readonly status: PartnerStatus;
  readonly previousStatus: PartnerStatus | null;
  readonly suspensionReason: SuspensionReason | null;
  readonly standingReason: string | null;
  /** The owner does jobs too, from going live on. */
  readonly ownerWorks: boolean;
  /** Suspended, closed or put to rest with the owner's account, and comes back with it. */
  readonly followsOwner: boolean;
  /** Paid until then; null: it needs no subscription. */
  readonly subscriptionUntil: Date | null;
}
