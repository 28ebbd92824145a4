import { createContext, type RouterContextProvider } from 'react-router';
import type { Language } from './i18n/languages.ts';

/** What the server tells a page about the request it renders. Nothing here is personal: pages are kept for all. */
export interface PageContext {
  /** Calls the API in this process, without a network hop and without a session. */
  readonly api: (request: Request) => Promise<Response>;
  readonly nonce: string;
  /** From configuration, never from the Host header. */
  readonly publicOrigin: string;
  readonly brand: string;
  /** Only a production host is for search engines; all others say noindex. */
  readonly production: boolean;
  /** What the browser encrypts bodies to; null: it does not. */
  readonly payloadKey: string | null;
  readonly language: Language;
  /** The visitor's city, from its cookie; null: the first city. */
  readonly cityCode: string | null;
}

/** The values without our server around the page, in `npm run dev`: the API is asked over the network. */
const developmentContext: PageContext = {
  api: (request) => {
    const url = new URL(request.url);
    return fetch(`http://127.0.0.1:${process.env['API_PORT'] ?? '8081'}${url.pathname}${url.search}`, {
      headers: request.headers,
    });
  },
  nonce: '',
  publicOrigin: 'http://localhost:5173',
  brand: 'Nukkad',
  production: false,
  payloadKey: null,
  language: 'en',
  cityCode: null,
};

const key = createContext<PageContext>(developmentContext);

export function providePageContext(provider: RouterContextProvider, context: PageContext): void {
  provider.set(key, context);
}

export function pageContextOf(provider: Readonly<RouterContextProvider>): PageContext {
  return provider.get(key);
}
