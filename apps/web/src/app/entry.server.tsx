import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { serverWords } from '../platform/i18n/server-words.ts';
import { WordsContext } from '../platform/i18n/use-translation.ts';
import { pageContextOf } from '../platform/page-context.ts';

export const streamTimeout = 5_000;

/** Pages are kept and packed as wholes, so they are rendered whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const { language } = pageContextOf(provider);
  const words = await serverWords(language);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.append('Vary', 'Cookie');
  const body = new PassThrough();
  await new Promise<void>((resolve, reject) => {
    let shellDone = false;
    const { pipe, abort } = renderToPipeableStream(
      <WordsContext value={words}>
        <ServerRouter context={routerContext} url={request.url} />
      </WordsContext>,
      {
        onShellReady: () => {
          shellDone = true;
        },
        onAllReady: () => {
          clearTimeout(late);
          pipe(body);
          resolve();
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
  return new Response(await text(body), { status, headers });
}
