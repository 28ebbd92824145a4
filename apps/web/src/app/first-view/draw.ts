import type { ReactNode } from 'react';
import { Writable } from 'node:stream';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** What is written into it, as one. It takes a page of any size without a pause. */
function collected(whenWhole: (whole: Buffer) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write: (part: Buffer, _encoding, next) => {
      parts.push(part);
      next();
    },
    final: (done) => {
      whenWhole(Buffer.concat(parts));
      done();
    },
  });
}

/** A part of the page waits: the string renderer has written what is shown meanwhile. */
const waits = '<!--$!-->';

/** The page in one go; null: a part of it waits, or it failed. A third less work than a stream, but it waits for nothing. */
export function drawnAtOnce(page: ReactNode): Buffer | null {
  try {
    const html = renderToString(page);
    return html.includes(waits) ? null : Buffer.from(`<!DOCTYPE html>${html}`);
  } catch {
    return null;
  }
}

/** The page with all that it waits for, at most so many milliseconds. */
export function drawnWhole(
  page: ReactNode,
  { nonce, limitMs }: { readonly nonce: string; readonly limitMs: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let shellDone = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: { script: nonce },
      onShellReady: () => {
        shellDone = true;
      },
      onAllReady: () => {
        clearTimeout(late);
        pipe(collected(resolve));
      },
      onShellError(error) {
        clearTimeout(late);
        reject(error);
      },
      onError(error) {
        // Errors before the shell reject above and are logged there.
        if (shellDone) process.stderr.write(`${String(error)}\n`);
      },
    });
    const late = setTimeout(abort, limitMs);
  });
}
