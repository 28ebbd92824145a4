import type { AnyEndpoint, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import type { ErrorBody } from '@nukkad/contract/kernel/errors';
import { presentLanguage } from '../i18n/present-words.ts';
import { currentToken } from '../session/session-store.ts';
import { stepUp } from '../session/step-up.ts';
import { ApiError, noAnswer } from './api-error.ts';
import { addressOf } from './client.ts';
import { csrfToken, renewCsrf } from './csrf.ts';
import { sentenceFor, showError } from './error-catalogue.ts';

/** Ten pictures of 10 MB on a slow line take longer than a call's minute. */
const uploadTimeoutMs = 300_000;

/** Sends files, with what they belong to in the query; `onProgress` hears 0 to 1. fetch() cannot tell how much has gone out. */
export async function upload<E extends AnyEndpoint>(
  endpoint: E,
  files: readonly File[],
  query: Readonly<Record<string, string>>,
  onProgress: (share: number) => void = () => {},
): Promise<EndpointOutput<E>> {
  if (csrfToken() === null) await renewCsrf();
  const form = new FormData();
  for (const file of files) form.append(endpoint.spec.upload?.field ?? 'files', file, file.name);
  try {
    return (await transfer(
      endpoint,
      addressOf(endpoint, { query }, {}),
      form,
      onProgress,
    )) as EndpointOutput<E>;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'step_up_needed' && (await stepUp()))
      return upload(endpoint, files, query, onProgress);
    if (error instanceof ApiError) showError(error);
    throw error;
  }
}

function transfer(
  endpoint: AnyEndpoint,
  address: string,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, address);
    request.timeout = uploadTimeoutMs;
    request.withCredentials = true;
    request.responseType = 'json';
    request.setRequestHeader('Lang', presentLanguage());
    request.setRequestHeader('X-XSRF-TOKEN', csrfToken() ?? '');
    const token = currentToken();
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      if (request.status < 400) return resolve(request.response as unknown);
      const body = (request.response ?? {}) as Partial<ErrorBody>;
      reject(new ApiError(request.status, sentenceFor(request.status, body.message, body.code), body));
    });
    const silence = () => reject(noAnswer());
    request.addEventListener('error', silence);
    request.addEventListener('timeout', silence);
    request.send(form);
  });
}
