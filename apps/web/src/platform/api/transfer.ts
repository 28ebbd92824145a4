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
 * fetch() that tells how much has gone out (0 to 1); fetch itself cannot. A form is never encrypted (specification
 * section 7), so that nothing else of the transport is missed.
 */
export function transfer(
  address: string,
  init: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const failed = () => reject(new TypeError('Failed to send'));
    request.open(init.method ?? 'POST', address);
    request.withCredentials = true;
    request.responseType = 'blob';
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const { status } = request;
      const body = bodiless.has(status) ? null : (request.response as Blob);
      resolve(new Response(body, { status, headers: headersIn(request) }));
    });
    request.addEventListener('error', failed);
    request.addEventListener('abort', failed);
    if (init.signal?.aborted) return failed();
    init.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(init.body as FormData);
  });
}
