/** What the search across everything lists: pages, actions and what the server finds. Pure. */
import { closenesses, closenessOf, wordsIn } from '@nukkad/contract/kernel/alike';
import type { Hit, HitKind, HitLook } from '@nukkad/contract/kernel/hit';

export type FindKind = 'action' | 'page' | HitKind;

/** One line of the palette; what was opened is stored as it is here. */
export interface Find {
  readonly kind: FindKind;
  /** A path of the app; the find is known by it. */
  readonly to: string;
  readonly label: string;
  readonly detail: string;
  /** Of a booking: when it starts, ISO 8601; null: none. */
  readonly startsAt: string | null;
  /** Null: none. */
  readonly status: string | null;
  /** Picture, colour and measure; left out: none. */
  readonly look?: HitLook;
  /** A command that the app does at once; left out: `to` is opened. */
  readonly run?: string;
}

/** A page or an action of the app. */
export interface LocalFind extends Find {
  /** What else people call it, such as its name in the other language, and what it is for. */
  readonly also: string;
}

/** Most lines of pages and actions beside what the server finds. */
const mostLocal = 5;

/** The label before the other names, and what is spelled so before what is only like it. */
function rankOf({ label, also }: LocalFind, typed: readonly string[]): number {
  const named = closenessOf(typed, wordsIn(label));
  const either = closenessOf(typed, wordsIn(`${label} ${also}`));
  if (named >= closenesses.begins) return 3 + named;
  if (either >= closenesses.begins) return 1 + either;
  return named > 0 ? named : either / 2;
}

export interface LocalFinds {
  /** Called or described so. */
  readonly sure: readonly LocalFind[];
  /** Spelled like it, where nothing is called so. */
  readonly guessed: readonly LocalFind[];
}

/** The pages and actions that the words name, the closest first; all of them where nothing is typed. */
export function localFinds(all: readonly LocalFind[], text: string): LocalFinds {
  const typed = wordsIn(text);
  if (typed.length === 0) return { sure: all.filter(({ run }) => run === undefined), guessed: [] };
  const ranked = all
    .map((find) => ({ find, rank: rankOf(find, typed) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, mostLocal);
  const sure = ranked.filter(({ rank }) => rank > closenesses.same);
  return {
    sure: sure.map(({ find }) => find),
    guessed: sure.length > 0 ? [] : ranked.map(({ find }) => find),
  };
}

/** What the server found, as lines; null: there is no screen for it, and it is left out. */
export const findsOf = (hits: readonly Hit[], addressOf: (hit: Hit) => string | null): readonly Find[] =>
  hits.flatMap((hit) => {
    const to = addressOf(hit);
    const { kind, title, facts, startsAt, status, look } = hit;
    const detail = facts.join(' · ');
    return to === null ? [] : [{ kind, to, label: title, detail, startsAt, status, ...(look && { look }) }];
  });

export interface FindGroup {
  readonly kind: FindKind;
  readonly finds: readonly Find[];
}

/** In groups by kind, in the order in which they come: the server puts the group first that holds the very name. */
export const groupFinds = (finds: readonly Find[]): readonly FindGroup[] =>
  [...new Set(finds.map(({ kind }) => kind))].map((kind) => ({
    kind,
    finds: finds.filter((find) => find.kind === kind),
  }));

/** Most lines that are remembered. */
const mostRecent = 5;

const withoutLook = ({ look: _look, ...find }: Find): Find => find;

/** The opened one first, each once. Status, time and look are left out: they change. */
export const withRecent = (recent: readonly Find[], opened: Find): readonly Find[] =>
  [
    { ...withoutLook(opened), startsAt: null, status: null },
    ...recent.filter(({ to }) => to !== opened.to),
  ].slice(0, mostRecent);
