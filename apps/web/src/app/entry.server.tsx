import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { wordsOf } from '../platform/i18n/i18n.ts';
import { WordsContext } from '../platform/i18n/use-translation.ts';
import { pageContextOf } from '../platform/page-context.ts';
import { NonceContext } from './nonce-context.ts';

export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const page = pageContextOf(provider);
  const words = await wordsOf(page.language);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.append('Vary', 'Cookie');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  // Search engines wait for the whole page; people get the shell as soon as it is rendered.
  const whole = isbot(request.headers.get('user-agent')) || routerContext.isSpaMode;
  return new Promise((resolve, reject) => {
    let shellDone = false;
    const answer = () => {
      shellDone = true;
      const body = new PassThrough();
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={page.nonce}>
        <WordsContext value={words}>
          <ServerRouter context={routerContext} url={request.url} nonce={page.nonce || undefined} />
        </WordsContext>
      </NonceContext>,
      {
        nonce: page.nonce || undefined,
        ...(whole ? { onAllReady: answer } : { onShellReady: answer }),
        onShellError: reject,
        onError(error) {
          // Errors before the shell reject above and are logged there.
          if (shellDone) process.stderr.write(`${String(error)}\n`);
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}
