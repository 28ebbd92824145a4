import { LRUCache } from 'lru-cache';
import { plainPath } from '../served-at.ts';

/** What the web app says that the page at a path depends on; see `page-dependencies.ts` there. */
export interface PageDependencies {
  readonly query: Readonly<Record<string, readonly string[] | RegExp>> | 'all';
  readonly place: boolean;
}

export interface Visitor {
  readonly language: 'en' | 'hi';
  readonly cityCode: string | null;
}

/** A page, and all that its rendering is shown of the visit. */
export interface PageKey extends Visitor {
  /** Path and query in one spelling, with the parameters that count. */
  readonly address: string;
  /** The query holds a value that cannot be listed. */
  readonly isTyped: boolean;
  readonly text: string;
}

export interface PageKeyParts {
  readonly dependsOn: (pathname: string) => PageDependencies;
  readonly visitorOf: (cookie: string | null) => Visitor;
}

interface KnownPath {
  /** In the spelling of `plainPath`. */
  readonly path: string;
  readonly dependencies: PageDependencies;
}

const knownPaths = 5_000;
const longestPath = 300;

/** The parameters that count, in the order of the table, each once. */
function queryOf(query: string, known: PageDependencies['query']): { search: string; isTyped: boolean } {
  if (query.length < 2) return { search: '', isTyped: false };
  if (known === 'all') return { search: query, isTyped: true };
  const given = new URLSearchParams(query);
  const counted = new URLSearchParams();
  let isTyped = false;
  for (const [name, values] of Object.entries(known)) {
    const value = given.get(name);
    if (value === null) continue;
    if (values instanceof RegExp ? !values.test(value) : !values.includes(value)) continue;
    isTyped ||= values instanceof RegExp;
    counted.set(name, value);
  }
  return { search: counted.size > 0 ? `?${counted.toString()}` : '', isTyped };
}

/** Path and query, the query with its question mark. */
function partsOf(url: string): { path: string; query: string } {
  const [whole = ''] = url.split('#', 1);
  const at = whole.indexOf('?');
  return at < 0 ? { path: whole, query: '' } : { path: whole.slice(0, at), query: whole.slice(at) };
}

/** Unknown parameters, cookies and spellings of an address make no other page. */
export function pageKeys({ dependsOn, visitorOf }: PageKeyParts) {
  const paths = new LRUCache<string, KnownPath>({ max: knownPaths });

  const keyAt = ({ path, dependencies }: KnownPath, query: string, visitor: Visitor): PageKey => {
    const { search, isTyped } = queryOf(query, dependencies.query);
    const { language } = visitor;
    const cityCode = dependencies.place ? visitor.cityCode : null;
    const address = path + search;
    return { address, isTyped, language, cityCode, text: `${language} ${cityCode ?? ''} ${address}` };
  };
  return {
    visitorOf,
    /** Of a path that was asked for before; null: not yet. */
    known(url: string, visitor: Visitor): PageKey | null {
      const { path, query } = partsOf(url);
      const found = paths.get(path);
      return found ? keyAt(found, query, visitor) : null;
    },
    of(url: string, visitor: Visitor): PageKey {
      const { path: asked, query } = partsOf(url);
      const path = plainPath(asked);
      const found = paths.get(asked) ?? { path, dependencies: dependsOn(path) };
      if (asked.length <= longestPath) paths.set(asked, found);
      return keyAt(found, query, visitor);
    },
  };
}

export type PageKeys = ReturnType<typeof pageKeys>;
