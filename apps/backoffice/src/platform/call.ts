import { bodyOf, contentType } from '@nukkad/contract/kernel/call-body';
import {
  type AnyInput,
  addressOf,
  answerOf,
  ApiError,
  callerOf,
  clientOf,
} from '@nukkad/contract/kernel/client';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { refusalOf } from '@nukkad/contract/kernel/refusal';
import { unaskedHeader } from '@nukkad/contract/office/backoffice/unasked';
import { isUnasked } from './touched.ts';
import { t } from './words.ts';

function csrfToken(): string | null {
  return /(?:^|; )XSRF-BACKOFFICE=([^;]*)/.exec(document.cookie)?.[1] ?? null;
}

const listeners = new Set<() => void>();
/** Tells when a call was refused because the session is over. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function throwRefusal(response: Response): Promise<never> {
  const said = await refusalOf(response);
  if (response.status === 401) for (const tell of listeners) tell();
  throw new ApiError(
    response.status,
    said.message ??
      t('platform.somethingWentWrongInThe', 'Something went wrong in the server. Please try again'),
    said,
  );
}

interface Settings {
  readonly signal?: AbortSignal;
}

async function answerTo(endpoint: AnyEndpoint, given: AnyInput & Settings): Promise<unknown> {
  const changes = endpoint.method !== 'GET';
  if (changes && csrfToken() === null) await fetch('/api/backoffice/door').catch(() => null);
  const body = bodyOf(endpoint, changes ? { body: {}, ...given } : given);
  const response = await fetch(addressOf(endpoint, given), {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...contentType(body),
      ...(changes ? { 'x-xsrf-token': csrfToken() ?? '' } : isUnasked() && { [unaskedHeader]: '1' }),
    },
    body,
    signal: given.signal,
  }).catch(() => {
    throw new ApiError(
      0,
      t('platform.theServerCantBeReached', 'The server can’t be reached. Check your connection.'),
    );
  });
  return response.ok ? answerOf(response) : throwRefusal(response);
}

/** Calls the API with the session's cookie; answers what the contract says, throws an ApiError. */
export const call = clientOf<Settings>(answerTo);
export const callOf = callerOf<Settings>(answerTo);
