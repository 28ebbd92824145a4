/** One request as a browser sends it, and its answer as it came over the wire. */
import { request as send } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LoadOptions } from './load.ts';

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly encoding: string | null;
  /** Compressed as it came. */
  readonly bytes: Buffer;
  readonly text: string;
}

const unpacked: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliDecompressSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
};

/** What every browser takes today. */
export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br, zstd' } as const;

export function ask(
  origin: string,
  { path, method = 'GET', headers = {}, body }: LoadOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = send(origin + path, { method, headers: { ...browserHeaders, ...headers } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const encoding = answer.headers['content-encoding'] ?? null;
        resolve({
          status: answer.statusCode ?? 0,
          type: answer.headers['content-type'] ?? '',
          encoding,
          bytes,
          text: (encoding ? (unpacked[encoding]?.(bytes) ?? bytes) : bytes).toString('utf8'),
        });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** The same, refused unless the answer is a good one. */
export async function askWell(origin: string, options: LoadOptions): Promise<Answer> {
  const answer = await ask(origin, options);
  if (answer.status >= 200 && answer.status < 300) return answer;
  throw new Error(`${options.path} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
}
