import { isDeepStrictEqual } from 'node:util';
import type { Config } from '../../config.ts';
import { payloadPublicKey } from '../payload/payload-keys.ts';
import { type MobileSite, narrowScreenScript } from '../mobile-site.ts';
import { markedBy, scriptMark, sealScripts } from './content-policy.ts';
import type { InProcess, PageAnswer, PageCall } from './in-process.ts';
import type { PageKey, PageKeyParts, Visitor } from './page-keys.ts';
import { ReadyPage } from './ready-page.ts';
import type { AskedCall } from './rendered-page.ts';

/** What the web app is told of the page that it renders; see `page-context.ts` there. */
export interface WebContext extends Visitor {
  readonly api: (call: PageCall) => Promise<Pick<PageAnswer, 'status' | 'body'>>;
  /** See `content-policy.ts`. */
  readonly nonce: string;
  /** Is handed a whole document: a stream between the two would take longer than to pack it. */
  readonly takeDocument: (document: Buffer) => void;
  readonly publicOrigin: string;
  readonly brand: string;
  readonly production: boolean;
  /** What browsers encrypt bodies to; null: they do not. */
  readonly payloadKey: string | null;
}

/** What the web app's build exports. */
export interface WebBuild extends PageKeyParts {
  readonly handle: (request: Request, context: WebContext) => Promise<Response>;
}

export type Site = Pick<WebContext, 'publicOrigin' | 'brand' | 'production' | 'payloadKey'>;

export const siteOf = (config: Config): Site => ({
  publicOrigin: config.publicOrigin,
  brand: config.BRAND_NAME,
  production: config.production,
  payloadKey: payloadPublicKey(config.APP_KEY),
});

/** A page depends on the device only where phones have a separate site. */
const withMobileSite = (document: Buffer, mobile: MobileSite, mark: string): Buffer => {
  const script = `<script${markedBy(mark)}>${narrowScreenScript(mobile)}</script></head>`;
  return Buffer.from(document.toString().replace('</head>', () => script));
};

interface Parts {
  readonly build: WebBuild;
  readonly site: Site;
  readonly api: InProcess;
  readonly mobile: MobileSite | null;
}

/** Renders pages, and tells whether what one was made of is as it was. */
export function pageRenderer({ build, site, api, mobile }: Parts) {
  return {
    async render({ address, language, cityCode }: PageKey): Promise<ReadyPage> {
      const asked: AskedCall[] = [];
      const mark = scriptMark();
      let document: Buffer | null = null;
      const context: WebContext = {
        ...site,
        language,
        cityCode,
        nonce: mark,
        api: async (call) => {
          const answer = await api(call);
          asked.push({ call, tag: answer.tag });
          return answer;
        },
        takeDocument: (whole) => {
          document = whole;
        },
      };
      const request = new Request(site.publicOrigin + address, { headers: { accept: 'text/html' } });
      const response = await build.handle(request, context);
      const { status } = response;
      const headers: (readonly [string, string])[] = [...response.headers];
      if (mobile) headers.push(['vary', 'User-Agent']);
      const drawn = document ?? Buffer.from(await response.arrayBuffer());
      const sealed = sealScripts(mobile ? withMobileSite(drawn, mobile, mark) : drawn, mark);
      return new ReadyPage({ status, headers, body: sealed.document, scripts: sealed.scripts, asked });
    },
    async isCurrent({ asked }: Pick<ReadyPage, 'asked'>): Promise<boolean> {
      const answers = await Promise.all(asked.map(({ call }) => api(call)));
      return isDeepStrictEqual(
        answers.map(({ tag }) => tag),
        asked.map(({ tag }) => tag),
      );
    },
  };
}

export type PageRenderer = ReturnType<typeof pageRenderer>;
