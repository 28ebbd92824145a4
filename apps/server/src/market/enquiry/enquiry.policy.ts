import type { EnquirySide } from '@nukkad/contract/market/enquiry/enquiry.noun';
import type { Viewer } from '../../platform/viewer.ts';

export interface Sides {
  readonly userId: string;
  readonly organisationId: string;
}

/** On which side this viewer is; null: it is not there for them. */
export function sideOf(
  { role, userId, organisationId }: Pick<Viewer, 'role' | 'userId' | 'organisationId'>,
  enquiry: Sides,
): EnquirySide | null {
  if (role === 'Buyer') return enquiry.userId === userId ? 'customer' : null;
  const works = role === 'Service Partner' || role === 'subUser';
  return works && organisationId !== null && enquiry.organisationId === organisationId ? 'partner' : null;
}

export function enquiryCapacities(viewer: Viewer, enquiry: Sides): readonly ('Buyer' | 'Partner')[] {
  const side = sideOf(viewer, enquiry);
  if (side === null) return [];
  return side === 'customer' ? ['Buyer'] : ['Partner'];
}
