import { ApiError } from '@nukkad/contract/kernel/client';
import { refusalOf } from '@nukkad/contract/kernel/refusal';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import { expireSession, tellBarred, tellTermsAsked } from '../session/session-store.ts';
import { stepUp } from '../session/step-up.ts';
import { noAnswer } from './no-answer.ts';
import { renewCsrf } from './csrf.ts';
import { sentenceFor } from './error-catalogue.ts';
import { showError } from './show-error.ts';

export { sentenceFor } from './error-catalogue.ts';

interface FailedCall {
  /** Path and query, as the caller gave them. */
  readonly address: string;
  /** The caller says by itself what went wrong. */
  readonly quiet: boolean;
  /** It has gone out again already, with a new CSRF cookie. */
  readonly renewed: boolean;
  /** Another token has come since it went out, e.g. by a change of role: a 401 is about the old one. */
  readonly outdated: boolean;
  readonly again: (renewed: boolean) => Promise<unknown>;
}

/** Specification section 7: the query's ignoreServerResponseError, or the text noToast anywhere in the address. */
export function isSuppressed(address: string): boolean {
  const flag = new URL(address, 'http://own.invalid').searchParams.get('ignoreServerResponseError');
  return (flag !== null && flag !== 'false') || address.includes('noToast');
}

/**
 * Recovers and calls again where that is possible; else shows the error to the person, by the catalogue, and throws.
 */
export async function afterFailure(answer: Response | null, call: FailedCall): Promise<unknown> {
  if (!answer) return fail(noAnswer(), call);
  const body = await refusalOf(answer);
  // The cookie is bound to a session; after a change of session it is renewed by any GET.
  if (body.code === kernelErrors.csrf_refused.code && !call.renewed) {
    await renewCsrf();
    return call.again(true);
  }
  if (answer.status === 401 && call.outdated) return call.again(call.renewed);
  if (body.code === 'step_up_needed' && (await stepUp())) return call.again(call.renewed);
  const sentence = sentenceFor(answer.status, body.message, body.code, body.values);
  return fail(new ApiError(answer.status, sentence, body, retryAfter(answer)), call);
}

function retryAfter({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? 'none');
  return Number.isFinite(seconds) ? seconds : null;
}

function fail(error: ApiError, { address, quiet }: FailedCall): never {
  if (error.status === 401 && !expireSession()) throw error;
  // The page that it leads to says why.
  if (error.code === kernelErrors.account_not_active.code) {
    tellBarred();
    throw error;
  }
  // The dialog that it opens leads to what is to be read.
  if (error.code === kernelErrors.terms_not_agreed.code) {
    tellTermsAsked();
    throw error;
  }
  // What changed is shown where it was confirmed.
  if (error.differences.length > 0) throw error;
  // A signed-out person is told so, also when the call itself was quiet.
  if (!isSuppressed(address) && (!quiet || error.status === 401)) showError(error);
  throw error;
}
