/** The logo of a business: on its invoices, receipts, quotes, statements and payslips. */
import * as z from 'zod/mini';
import { partnerErrors } from '../../identity/partner/partner.noun.ts';
import { businessLogo } from '../../identity/partner/partner.model.ts';
import { whileIncomplete } from '../../kernel/access-level.ts';
import { endpoint } from '../../kernel/endpoint.ts';

const tag = 'Partner';
const scope = 'own organisation only';
const changing = { who: 'roles', roles: ['Service Partner'], scope } as const;
const response = z.object({
  logo: z.nullable(businessLogo).check(z.describe('null: the business has none.')),
  can: z.object({ change: z.boolean() }),
});
const editErrors = [
  partnerErrors.partner_not_found,
  partnerErrors.under_review,
  partnerErrors.profile_not_editable,
] as const;

export const logoUpload = {
  field: 'logo',
  maxFiles: 1,
  maxBytes: 5_242_880,
  mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

export const getBusinessLogo = endpoint('GET /user/businessLogo', {
  summary: 'The logo of the own business',
  tag,
  authz: {
    who: 'roles',
    roles: ['Service Partner', 'subUser'],
    permission: 'company_profile.view',
    scope,
  },
  openWhile: whileIncomplete,
  response,
  errors: [partnerErrors.partner_not_found],
});

export const setBusinessLogo = endpoint('POST /user/businessLogo', {
  summary: 'Set the logo of the own business: checked, drawn anew on white, kept without metadata',
  tag,
  authz: changing,
  unconfirmed: 'own-text',
  openWhile: whileIncomplete,
  upload: logoUpload,
  response,
  errors: [...editErrors, partnerErrors.logo_unreadable],
  perMinute: 10,
});

export const removeBusinessLogo = endpoint('DELETE /user/businessLogo', {
  summary: 'Remove the logo; papers that were issued with it keep it',
  tag,
  authz: changing,
  unconfirmed: 'own-text',
  openWhile: whileIncomplete,
  response,
  errors: [...editErrors],
});
