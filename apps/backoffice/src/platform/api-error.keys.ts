import { endpoints } from '@nukkad/contract';
import { accountErrors } from '@nukkad/contract/identity/account/account.errors';
import { backofficeErrors } from '@nukkad/contract/office/backoffice/backoffice.errors';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { computedKeys as ofForms } from './use-form.keys.ts';

const ofAdmins = endpoints
  .filter(({ spec: { authz } }) => authz.who === 'roles' && authz.roles.includes('Admin'))
  .flatMap(({ spec }) => (spec.errors ?? []).map(({ code }) => code));

/** What any call may be refused with that a screen of the back office makes. */
const { malformed_body, signed_out, forbidden, csrf_refused, not_found, stale_state } = kernelErrors;
const { invalid_request, confirmation_differs, too_many_requests, server_error, unavailable } = kernelErrors;
const ofAll = [
  ...[malformed_body, signed_out, forbidden, csrf_refused, not_found, stale_state],
  ...[invalid_request, confirmation_differs, too_many_requests, server_error, unavailable],
  accountErrors.status_reason_missing,
  ...Object.values(backofficeErrors),
].map(({ code }) => code);

export const computedKeys = {
  refusal: [...new Set([...ofAdmins, ...ofAll])],
  sentence: ofForms.sentence,
};
