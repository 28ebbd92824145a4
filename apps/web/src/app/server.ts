/**
 * What our HTTP server imports. The whole of it is bundled, so that the page context's key here and in
 * the routes is one object; with two copies every page would answer 500.
 */
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { languageFromCookie } from '../platform/i18n/languages.ts';
import { cityCodeFromCookie } from '../platform/location/city-cookie.ts';
import { type PageContext, providePageContext } from '../platform/page-context.ts';

export type HandleContext = Pick<PageContext, 'api' | 'nonce' | 'publicOrigin' | 'brand'> & {
  readonly production?: boolean;
  readonly payloadKey?: string | null;
};

const respond = createRequestHandler(build, 'production');

/** Renders a page, or answers a page's data request. Of the visitor it reads the cookies `lang` and `place` alone. */
export async function handle(request: Request, context: HandleContext): Promise<Response> {
  const cookie = request.headers.get('cookie');
  const provider = new RouterContextProvider();
  providePageContext(provider, {
    ...context,
    production: context.production ?? false,
    payloadKey: context.payloadKey ?? null,
    language: languageFromCookie(cookie),
    cityCode: cityCodeFromCookie(cookie),
  });
  return respond(request, provider);
}
