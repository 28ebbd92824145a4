import { endpoints } from '@nukkad/contract';
import { accountErrors } from '@nukkad/contract/identity/account/account.noun';
import { backofficeErrors } from '@nukkad/contract/office/backoffice/backoffice.noun';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { computedKeys as ofForms } from './use-form.keys.ts';

const ofAdmins = endpoints
  .filter(({ spec: { authz } }) => authz.who === 'roles' && authz.roles.includes('Admin'))
  .flatMap(({ spec }) => (spec.errors ?? []).map(({ code }) => code));

/** What any call may be refused with that a screen of the back office makes. */
const ofAll = [
  kernelErrors.invalid_request,
  kernelErrors.malformed_body,
  kernelErrors.signed_out,
  kernelErrors.forbidden,
  kernelErrors.csrf_refused,
  kernelErrors.not_found,
  kernelErrors.stale_state,
  kernelErrors.confirmation_differs,
  kernelErrors.too_many_requests,
  kernelErrors.server_error,
  kernelErrors.unavailable,
  accountErrors.status_reason_missing,
  ...Object.values(backofficeErrors),
].map(({ code }) => code);

export const computedKeys = {
  refusal: [...new Set([...ofAdmins, ...ofAll])],
  sentence: ofForms.sentence,
};
