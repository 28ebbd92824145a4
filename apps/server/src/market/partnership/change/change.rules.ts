import type { ProfileField } from '@nukkad/contract/identity/partner/partner.model';

interface Shown {
  readonly companyName: string;
  readonly constitution: string | null;
  readonly ownerName: string;
  readonly panLast4: string | null;
  readonly gstNumber: string | null;
  readonly line1: string;
  readonly locality: string;
  readonly pincode: string;
  readonly radiusMetres: number;
}

/** What may be shown of a number whose end alone is known. */
export const endOf = (last4: string | null | undefined) => (last4 ? `…${last4}` : '');

/** A field's value in words that a reviewer reads; empty: none. */
export function shownValue(field: ProfileField, partner: Shown): string {
  switch (field) {
    case 'companyName':
    case 'ownerName':
    case 'line1':
    case 'locality':
    case 'pincode':
      return partner[field];
    case 'constitution':
      return partner.constitution ?? '';
    case 'pan':
      return endOf(partner.panLast4);
    case 'gstNumber':
      return partner.gstNumber ?? '';
    case 'radiusMetres':
      return `${partner.radiusMetres / 1000} km`;
    default:
      return '';
  }
}
