import { createContext, type RouterContextProvider } from 'react-router';
import type { Language } from './i18n/languages.ts';

/** A call of a page's loader: the endpoint by its method and path as the contract writes them, parts as for an address. */
export interface ServerCall {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** JSON as it would have been sent. */
export interface ServerAnswer {
  readonly status: number;
  readonly body: string;
}

/** What the server tells a page about the request it renders. Nothing here is personal: pages are kept for all. */
export interface PageContext {
  /** Calls the API in this process, without a network hop, a request or a session. */
  readonly api: (call: ServerCall) => Promise<ServerAnswer>;
  /** The mark of the scripts that the rendering itself writes: the content policy comes to name these and no others. */
  readonly nonce: string;
  /** Is handed the whole document in the place of the answer's body. */
  readonly takeDocument: ((document: Buffer) => void) | null;
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
  api: async ({ method, path, params, query, language }) => {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams(query).toString();
    const origin = `http://127.0.0.1:${process.env['API_PORT'] ?? '8081'}`;
    const answer = await fetch(`${origin}/api${filled}?${search}`, { method, headers: { Lang: language } });
    return { status: answer.status, body: await answer.text() };
  },
  nonce: '',
  takeDocument: null,
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
