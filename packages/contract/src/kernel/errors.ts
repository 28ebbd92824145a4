import type { Difference } from './confirmation.ts';

/** An error is a code with a sentence and an HTTP status; a code without a sentence does not compile. */
export interface ErrorFact {
  readonly code: string;
  readonly status: number;
  /** What a person reads. */
  readonly message: string;
  /** Fills the `{{name}}` of the sentence. */
  readonly values?: Readonly<Record<string, number>>;
}

/** `defineErrors({ booking_not_found: [404, 'Resource is not available'] })`: the key becomes the code. */
/*@__NO_SIDE_EFFECTS__*/
export function defineErrors<const T extends Record<string, readonly [status: number, message: string]>>(
  table: T,
): { readonly [K in keyof T]: ErrorFact & { readonly code: K } } {
  const entries = Object.entries(table).map(([code, [status, message]]) => [code, { code, status, message }]);
  return Object.fromEntries(entries) as { readonly [K in keyof T]: ErrorFact & { readonly code: K } };
}

/**
 * What every refused call answers. `present` is the state a 409 found; `fields` names each bad field; `differences`
 * says what is no longer as it was seen, with `confirmation_differs`.
 */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly present?: string;
  readonly differences?: readonly Difference[];
  /** What fills the `{{name}}` of a sentence, for those who say it in another language; days and times in the caller's. */
  readonly values?: Readonly<Record<string, number | string>>;
  readonly requestId?: string;
}

/** The errors that any call can answer. The sentences are those of specification section 8. */
export const kernelErrors = defineErrors({
  invalid_request: [400, 'Check the marked fields.'],
  malformed_body: [400, 'We couldn’t read the request. Try again.'],
  signed_out: [401, 'Session Expired'],
  forbidden: [403, 'Unauthorized to use this section'],
  account_not_active: [403, 'Unauthorized to use this section'],
  profile_incomplete: [403, 'Complete your profile first.'],
  subscription_expired: [403, 'Your subscription has expired. Upgrade to continue.'],
  terms_not_agreed: [403, 'Our terms have changed. Read and agree to them before you place a new order.'],
  step_up_needed: [403, 'For your safety, enter the OTP we sent.'],
  csrf_refused: [403, 'Unauthorized to use this section'],
  not_found: [404, 'Resource is not available'],
  stale_state: [409, 'This has changed. Check it and try again.'],
  confirmation_differs: [409, 'Something changed since you looked. Review it and confirm again.'],
  idempotency_key_reused: [422, 'This key was used for another request.'],
  idempotency_key_missing: [400, 'This call needs an Idempotency-Key header.'],
  idempotency_in_progress: [409, 'This request is still being processed. Wait a moment.'],
  body_too_large: [413, 'This is too large. Send something smaller.'],
  file_too_complex: [413, 'This file is too complex to open. Save a simpler copy and upload it.'],
  files_paused: [
    429,
    'Your last files were too complex to open. Wait {{minutes}} min, then upload simpler copies.',
  ],
  unsupported_media: [415, 'This file type isn’t supported. Choose a PDF or photo.'],
  wrong_content_type: [
    415,
    'This request came in a format we don’t read here. Send it as JSON, or files as a form.',
  ],
  invalid_data: [412, 'Invalid Data'],
  payload_required: [412, 'Invalid Data'],
  payload_stale: [412, 'Invalid Data'],
  payload_key_unknown: [412, 'Invalid Data'],
  too_many_requests: [429, 'Too many requests. Try again in a while.'],
  server_error: [500, 'Something went wrong in the server. Please try again'],
  file_damaged: [500, 'This file is damaged, so we can’t open it. Contact us and say which file it is.'],
  storage_full: [507, 'We can’t save files right now. Try again later.'],
  unavailable: [503, 'We are busy right now. Try again in a moment.'],
});
