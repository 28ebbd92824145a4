import type { PageCall } from './in-process.ts';

/** A call of the API that a page's loader made, and what tells its answer from another one. */
export interface AskedCall {
  readonly call: PageCall;
  readonly tag: string;
}

/** A page as the web app answered it. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
  /** The scripts in it, as sources of its content policy. */
  readonly scripts: readonly string[];
  /** All that the page was made of. */
  readonly asked: readonly AskedCall[];
}

const headerOf = ({ headers }: Pick<RenderedPage, 'headers'>, wanted: string): string | undefined =>
  headers.find(([name]) => name.toLowerCase() === wanted)?.[1];

/** True for an answer that is the same for all visitors: a whole page that sets no cookie and allows caching. */
export const mayKeep = (page: Pick<RenderedPage, 'status' | 'headers'>): boolean =>
  page.status === 200 &&
  headerOf(page, 'set-cookie') === undefined &&
  !/no-store|private/i.test(headerOf(page, 'cache-control') ?? '');
