import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { serverWords } from '../platform/i18n/server-words.ts';
import { WordsContext } from '../platform/i18n/use-translation.ts';
import { pageContextOf } from '../platform/page-context.ts';
import { NonceContext } from './nonce-context.ts';
import { drawnAtOnce, drawnWhole } from './first-view/draw.ts';
import { publicLayout } from './first-view/drawn-by-server.ts';
import { readStyles } from './first-view/read-styles.ts';
import { StateContext } from './first-view/state-context.ts';
import { StylesContext } from './first-view/styles-context.ts';

/** The router ends a state that is not whole by then, in milliseconds; the drawing waits a little longer. */
export const streamTimeout = 5_000;

/** With the matched routes alone: the router would make objects of all of them for each page. */
function ofMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const matched = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.entries(manifest.routes).filter(
    ([id, route]) => matched.has(id) || (route?.index && route.parentId === 'root'),
  );
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(routes) } };
}

/** The state of a page that the server draws whole: all of it is there before it is drawn. */
async function stateOf({ staticHandlerContext, serverHandoffStream }: EntryContext): Promise<string | null> {
  const { errors, matches } = staticHandlerContext;
  const isPublic = matches.some(({ route }) => route.id === publicLayout);
  if (errors || !isPublic || !serverHandoffStream) return null;
  return new Response(serverHandoffStream).text();
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
  const state = import.meta.env.PROD ? await stateOf(routerContext) : null;
  const context =
    state === null ? routerContext : { ...ofMatchedRoutes(routerContext), serverHandoffStream: undefined };
  const page = (
    <NonceContext value={nonce}>
      <StylesContext value={readStyles}>
        <StateContext value={state}>
          <WordsContext value={words}>
            <ServerRouter context={context} url={request.url} nonce={nonce} />
          </WordsContext>
        </StateContext>
      </StylesContext>
    </NonceContext>
  );
  const whole =
    (state !== null && drawnAtOnce(page)) ||
    (await drawnWhole(page, { nonce, limitMs: streamTimeout + 1_000 }));
  takeDocument?.(whole);
  return new Response(takeDocument ? null : new Uint8Array(whole), { status, headers });
}
