import { confirmation, type Seen } from '../../kernel/confirmation.ts';
import {
  bankAccountBody,
  companyName,
  gstChange,
  gstInfo,
  panChange,
  panInfo,
  partnerDeactivation,
  partnerProfile,
  type PartnerProfile,
  profileChanges,
  servedArea,
} from '../../identity/partner/partner.model.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { kernelErrors } from '../../kernel/errors.ts';
import { gstNumber } from '../../kernel/patterns/gst-number.ts';
import { ifscCode } from '../../kernel/patterns/ifsc.ts';
import { panNumber } from '../../kernel/patterns/pan.ts';
import { pincodeText } from '../../kernel/patterns/pincode.ts';
import { wholeParam } from '../../kernel/schema.ts';
import { whileIncomplete } from '../../kernel/access-level.ts';
import { geographyErrors } from '../../places/geography/geography.noun.ts';
import { partnerErrors } from '../../identity/partner/partner.noun.ts';
import { previewFirst, type PreviewFirst } from '../../preview-call.ts';

// What is seen when a partner leaves or changes where it is paid. See docs/confirmations.md.

export const confirmsPartnerDeactivation = confirmation('leaving', {
  openBookings: 'count',
  payout: 'money',
});

export const seenOfPartnerDeactivation = (leaving: {
  readonly openBookings: number;
  readonly due: number;
}): Seen<typeof confirmsPartnerDeactivation> => ({ openBookings: leaving.openBookings, payout: leaving.due });

/** The account that the new one takes the place of, by its last four digits. */
export const confirmsBankAccount = confirmation('bank_account', { bankAccount: 'text' });

export const seenOfBankAccount = (
  bank: Pick<NonNullable<PartnerProfile['bank']>, 'accountLast4'> | null,
): Seen<typeof confirmsBankAccount> => ({ bankAccount: bank && bank.accountLast4 });

const tag = 'Partner';
const scope = 'own organisation only';
const editErrors = [
  partnerErrors.under_review,
  partnerErrors.profile_not_editable,
  partnerErrors.gst_taken,
  partnerErrors.pan_taken,
  partnerErrors.gst_other_pan,
  partnerErrors.pan_other_holder,
  partnerErrors.gst_not_valid,
  partnerErrors.pan_not_valid,
  partnerErrors.place_without_city,
  partnerErrors.kyc_unavailable,
  geographyErrors.pincode_unknown,
];

export const startAsPartner = endpoint('POST /user/startAsPartner', {
  summary: 'Become the owner of a new partner account; the role Service Partner is added to the person',
  tag,
  authz: { who: 'roles', roles: ['Buyer'], scope: 'for oneself, once' },
  unconfirmed: 'only-adds',
  body: z.object({ companyName, pincode: pincodeText }),
  response: partnerProfile,
  errors: [partnerErrors.already_partner, partnerErrors.place_without_city, geographyErrors.pincode_unknown],
});

export const getPartnerProfile = endpoint('GET /user/partnerProfile', {
  summary: 'The own partner profile: what is filled in, what is missing, what waits for review',
  tag,
  authz: {
    who: 'roles',
    roles: ['Service Partner', 'subUser'],
    permission: 'company_profile.view',
    scope,
  },
  openWhile: whileIncomplete,
  response: partnerProfile,
  errors: [partnerErrors.partner_not_found],
});

export const updatePartnerProfile = endpoint('PATCH /user/partnerProfile', {
  summary:
    'Change the own profile; of a live one, risky fields wait for a review and the others apply at once',
  tag,
  authz: { who: 'roles', roles: ['Service Partner'], scope },
  unconfirmed: 'own-text',
  openWhile: whileIncomplete,
  body: profileChanges,
  response: partnerProfile,
  errors: editErrors,
});

export const saveGstNumber = endpoint('PATCH /user/gstNumber', {
  summary: 'Set the own GST number, or take it away; the same rules as for the rest of the profile',
  tag,
  authz: { who: 'roles', roles: ['Service Partner'], scope },
  unconfirmed: 'own-text',
  openWhile: whileIncomplete,
  stepUp: true,
  body: gstChange,
  response: partnerProfile,
  errors: editErrors,
});

export const savePanNumber = endpoint('PATCH /user/panNumber', {
  summary: 'Set the own PAN; it is kept sealed and shown by its end only',
  tag,
  authz: { who: 'roles', roles: ['Service Partner'], scope },
  unconfirmed: 'own-text',
  openWhile: whileIncomplete,
  stepUp: true,
  body: panChange,
  response: partnerProfile,
  errors: editErrors,
});

export const submitForReview = endpoint('POST /user/submitForReview', {
  summary: 'Send the profile for review; nothing can be edited until it is reviewed',
  tag,
  authz: { who: 'roles', roles: ['Service Partner'], scope },
  unconfirmed: 'reviewed-next',
  openWhile: whileIncomplete,
  response: partnerProfile,
  errors: [partnerErrors.steps_missing, partnerErrors.no_service_offered, partnerErrors.partner_moved_on],
});

export const saveBankAccount = endpoint('POST /user/bankAccount', {
  summary: 'Set the account that payouts go to; one rupee is sent to it to check it',
  tag,
  authz: { who: 'roles', roles: ['Service Partner'], scope },
  openWhile: whileIncomplete,
  stepUp: true,
  confirms: confirmsBankAccount,
  body: z.extend(bankAccountBody, { seen: confirmsBankAccount.schema }),
  response: partnerProfile,
  errors: [
    partnerErrors.ifsc_unknown,
    partnerErrors.under_review,
    partnerErrors.profile_not_editable,
    partnerErrors.bank_checked_too_often,
    kernelErrors.confirmation_differs,
  ],
});

export const verifyBankAccount = endpoint('POST /user/verifyBankAccount', {
  summary: 'Confirm the bank account with the code sent with the one rupee; an approved partner goes live',
  tag,
  authz: { who: 'roles', roles: ['Service Partner'], scope },
  unconfirmed: 'proves-identity',
  openWhile: whileIncomplete,
  body: z.object({
    code: z
      .string('Enter the 4-digit reference.')
      .check(z.regex(/^[0-9]{4}$/, 'Enter the 4-digit reference.')),
  }),
  response: partnerProfile,
  errors: [
    partnerErrors.bank_missing,
    partnerErrors.bank_already_verified,
    partnerErrors.bank_code_wrong,
    partnerErrors.bank_code_used_up,
  ],
});

export const withdrawChange = endpoint('POST /user/withdrawProfileChange', {
  summary: 'Take back a change that waits for review, or put away one that was refused',
  tag,
  authz: { who: 'roles', roles: ['Service Partner'], scope },
  unconfirmed: 'nothing-to-agree',
  body: z.object({ changeId: z.uuid('This is not a known id.') }),
  response: partnerProfile,
  errors: [partnerErrors.change_not_found],
});

export const deactivatePartner = endpoint('POST /user/leaveAsPartner', {
  summary:
    'Stop as a partner: nothing new is offered, and the account closes when the last open booking has ended',
  tag,
  authz: { who: 'roles', roles: ['Service Partner'], scope },
  confirms: confirmsPartnerDeactivation,
  body: z.object({ seen: confirmsPartnerDeactivation.schema }),
  response: partnerProfile,
  errors: [partnerErrors.partner_moved_on, partnerErrors.partner_owes, kernelErrors.confirmation_differs],
});

export const getPartnerDeactivation = endpoint('GET /user/leaveAsPartner', {
  summary: 'What leaving would mean now: bookings to finish first, money to be settled',
  tag,
  authz: { who: 'roles', roles: ['Service Partner'], scope },
  response: partnerDeactivation,
  errors: [partnerErrors.partner_not_found],
});

export const previewServedArea = endpoint('GET /user/servedArea', {
  summary: 'The PIN codes within a radius, for the small map of a service area',
  tag,
  authz: { who: 'roles', roles: ['Buyer', 'Service Partner'], scope: 'public geography' },
  openWhile: whileIncomplete,
  query: z.object({ pincode: pincodeText, radiusMetres: wholeParam(1_000, 60_000, 'In metres.') }),
  response: servedArea,
  errors: [geographyErrors.pincode_unknown],
});

export const checkIfsc = endpoint('GET /user/checkifsc', {
  summary: 'The bank of an IFSC',
  tag,
  authz: { who: 'signed-in', scope: 'public bank codes' },
  openWhile: whileIncomplete,
  query: z.object({ ifsc: ifscCode }),
  response: z.object({ ifsc: z.string(), bankName: z.string() }),
  errors: [partnerErrors.ifsc_unknown],
  perMinute: 60,
});

export const getGstInfo = endpoint('POST /kyc/gstInfo', {
  summary: 'What the GST register says of a number',
  tag,
  authz: { who: 'roles', roles: ['Buyer', 'Service Partner'], scope: 'public register' },
  unconfirmed: 'only-reads',
  openWhile: whileIncomplete,
  body: z.object({ gstNumber }),
  response: gstInfo,
  errors: [partnerErrors.kyc_unavailable],
  perMinute: 10,
});

export const getPanInfo = endpoint('POST /kyc/panInfo', {
  summary: 'Whether a PAN exists, and whose kind it is; the number itself is not kept',
  tag,
  authz: { who: 'roles', roles: ['Buyer', 'Service Partner'], scope: 'the number that is sent' },
  unconfirmed: 'only-reads',
  openWhile: whileIncomplete,
  body: z.object({ pan: panNumber }),
  response: panInfo,
  errors: [partnerErrors.kyc_unavailable],
  perMinute: 10,
});

export const partnershipPreviews: readonly PreviewFirst[] = [
  previewFirst(deactivatePartner, async (look) =>
    seenOfPartnerDeactivation(await look(getPartnerDeactivation, {})),
  ),
  previewFirst(saveBankAccount, async (look) => {
    const { bank } = await look(getPartnerProfile, {});
    return seenOfBankAccount(bank);
  }),
];
