import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Place } from '../../src/platform/storage/s3.ts';

export interface S3Stub {
  readonly place: S3Place;
  readonly objects: Map<string, { body: Buffer; type: string }>;
  /** Every call, as `PUT /files/a/b`. */
  readonly seen: string[];
  /** So many calls are answered as by a store that is busy. */
  broken: number;
  close(): Promise<void>;
}

/** Enough of S3, path style: PUT, GET, DELETE and lists of objects, and who signed. */
export async function s3Stub(): Promise<S3Stub> {
  const objects: S3Stub['objects'] = new Map();
  const seen: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const key = new URL(request.url ?? '', 'http://s3').pathname;
      seen.push(`${request.method} ${key}`);
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=the-key/'))
        return response.writeHead(403).end();
      if (stub.broken > 0) {
        stub.broken -= 1;
        return response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      }
      if (request.method === 'PUT')
        objects.set(key, { body: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' });
      if (request.method === 'DELETE') objects.delete(key);
      const query = new URL(request.url ?? '', 'http://s3').searchParams;
      if (query.get('list-type') === '2') return response.end(page(objects, query));
      const found = objects.get(key);
      if (request.method !== 'GET') return response.writeHead(request.method === 'DELETE' ? 204 : 200).end();
      if (!found)
        return response
          .writeHead(404, { 'content-type': 'application/xml' })
          .end('<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>');
      const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
      if (range) {
        const [from, to] = [Number(range[1]), Math.min(Number(range[2] || Infinity), found.body.length - 1)];
        if (from > to)
          return response
            .writeHead(416)
            .end('<Error><Code>InvalidRange</Code><Message>None.</Message></Error>');
        const part = found.body.subarray(from, to + 1);
        return response
          .writeHead(206, {
            'content-type': found.type,
            'content-length': part.length,
            'content-range': `bytes ${from}-${to}/${found.body.length}`,
          })
          .end(part);
      }
      const headers = { 'content-type': found.type, 'content-length': found.body.length };
      return response.writeHead(200, headers).end(found.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stub: S3Stub = {
    place: {
      bucket: 'files',
      region: 'ap-south-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'the-key',
      secretAccessKey: 'the-secret',
    },
    objects,
    seen,
    broken: 0,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return stub;
}

/** A page of one object, and where to go on. */
function page(objects: ReadonlyMap<string, unknown>, query: URLSearchParams): string {
  const keys = [...objects.keys()]
    .map((key) => key.replace('/files/', ''))
    .filter(
      (key) => key.startsWith(query.get('prefix') ?? '') && key > (query.get('continuation-token') ?? ''),
    )
    .toSorted();
  const [key] = keys;
  const contents = key
    ? `<Contents><Key>${key}</Key><LastModified>2026-11-22T00:00:00.000Z</LastModified></Contents>`
    : '';
  const next =
    keys.length > 1
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${key}</NextContinuationToken>`
      : '';
  return `<?xml version="1.0"?><ListBucketResult>${contents}${next}</ListBucketResult>`;
}
