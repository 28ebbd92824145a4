/**
 * What our HTTP server imports. The whole of it is bundled, so that the page context's key here and in
 * the routes is one object; with two copies every page would answer 500.
 */
import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { defaultLanguage, type Language, languageFromCookie } from '../platform/i18n/languages.ts';
import { cityCodeFromCookie } from '../platform/location/city-cookie.ts';
import { type PageContext, providePageContext } from '../platform/page-context.ts';
import { pageDependencies } from './page-dependencies.ts';
import { bareShellsOf } from './pwa/bare-shells.ts';

export type HandleContext = Pick<PageContext, 'api' | 'publicOrigin' | 'brand'> &
  Partial<
    Pick<PageContext, 'nonce' | 'takeDocument' | 'production' | 'payloadKey' | 'language' | 'cityCode'>
  >;

const respond = createRequestHandler(build, 'production');

/** What the page at a path depends on besides the path and the language. */
export const dependsOn = pageDependencies(build.routes);

/** The paths of pages whose shell is the same whatever the query says: for the build of the service worker. */
export const bareShells = bareShellsOf(build.routes);

export interface Visitor {
  readonly language: Language;
  /** Null: the visitor has chosen no city. */
  readonly cityCode: string | null;
}

/** All that a page may know of its visitor, from the header `cookie`. */
export const visitorOf = (cookie: string | null): Visitor => ({
  language: languageFromCookie(cookie),
  cityCode: cityCodeFromCookie(cookie),
});

/** Renders a page, or answers a page's data request. Of the request it reads the address alone. */
export async function handle(request: Request, context: HandleContext): Promise<Response> {
  const provider = new RouterContextProvider();
  providePageContext(provider, {
    nonce: '',
    takeDocument: null,
    production: false,
    payloadKey: null,
    language: defaultLanguage,
    cityCode: null,
    ...context,
  });
  return respond(request, provider);
}
