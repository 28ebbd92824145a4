import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { serverWords } from '../platform/i18n/server-words.ts';
import { WordsContext } from '../platform/i18n/use-translation.ts';
import { pageContextOf } from '../platform/page-context.ts';
import { NonceContext } from './nonce-context.ts';
import { readStyles } from './first-view/read-styles.ts';
import { StylesContext } from './first-view/styles-context.ts';

export const streamTimeout = 5_000;

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

/** Pages are kept and packed as wholes, so they are rendered whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const { language, nonce, takeDocument } = pageContextOf(provider);
  const words = await serverWords(language);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.append('Vary', 'Cookie');
  const whole = await new Promise<Buffer>((resolve, reject) => {
    let shellDone = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <StylesContext value={readStyles}>
          <WordsContext value={words}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </WordsContext>
        </StylesContext>
      </NonceContext>,
      {
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
      },
    );
    const late = setTimeout(abort, streamTimeout + 1_000);
  });
  takeDocument?.(whole);
  return new Response(takeDocument ? null : new Uint8Array(whole), { status, headers });
}
