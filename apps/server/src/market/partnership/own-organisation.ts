import { partnerErrors } from '@nukkad/contract/identity/partner/partner.noun';
import { refuse } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/viewer.ts';

/** The organisation that the session acts for; an id of the client is never taken. */
export function ownOrganisation({ organisationId }: Viewer): string {
  return organisationId ?? refuse(partnerErrors.partner_not_found);
}

/** The organisation as the subject of an audit entry. */
export const aboutPartner = (organisationId: string) => ({
  subjectKind: 'organisation' as const,
  subjectId: organisationId,
});
