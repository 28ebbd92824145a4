import { formBody } from '@nukkad/contract/kernel/call-body';
import type { AnyInput } from '@nukkad/contract/kernel/client';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { uploadTimeoutMs } from '@nukkad/contract/kernel/timeouts';

interface Sent extends Pick<AnyInput, 'files'> {
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

interface Way {
  readonly address: string;
  readonly headers: Headers;
  /** 0: as long as the slowest line needs. */
  readonly timeoutMs: number;
}

/** Header lines as XMLHttpRequest gives them. */
function headersIn(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** These statuses have no body; a Response refuses even an empty one. */
const bodiless = new Set([204, 205, 304]);

/**
 * Sends the files of a call and tells how much of them has gone out (0 to 1), which fetch cannot. They may take what the
 * slowest line needs for them, or the time that the caller sets. A form is never encrypted (specification section 7), so
 * that nothing else of the transport is missed.
 */
export function transfer(
  endpoint: AnyEndpoint,
  { files = [], onProgress, signal }: Sent,
  { address, headers, timeoutMs }: Way,
): Promise<Response> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = () => reject(new TypeError('Failed to send'));
    request.open(endpoint.method, address);
    request.timeout = timeoutMs || uploadTimeoutMs(bytes);
    request.withCredentials = true;
    request.responseType = 'blob';
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const { status } = request;
      // What `responseType` above promises.
      const body = bodiless.has(status) ? null : (request.response as Blob);
      resolve(new Response(body, { status, headers: headersIn(request) }));
    });
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, failed);
    if (signal?.aborted) return failed();
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formBody(endpoint, files));
  });
}
