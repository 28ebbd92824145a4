/** What the search across everything lists: pages, actions and what the server finds. Pure. */
import { type Hit, type HitKind, hitKinds } from '@nukkad/contract/kernel/hit';

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
}

/** A page or an action of the app. */
export interface LocalFind extends Find {
  /** What else people call it, such as its English name, and what it is for. */
  readonly also: string;
}

/** Most lines of pages and actions beside what the server finds. */
const mostLocal = 5;

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** 2: each typed word begins a word of the label; 1: of its other names; 0: neither. */
function closeness({ label, also }: LocalFind, typed: readonly string[]): 0 | 1 | 2 {
  const within = (text: string) => {
    const words = wordsOf(text);
    return typed.every((one) => words.some((word) => word.startsWith(one)));
  };
  if (within(label)) return 2;
  return within(`${label} ${also}`) ? 1 : 0;
}

/** The pages and actions that the words name, the closest first; all of them where nothing is typed. */
export function localFinds(all: readonly LocalFind[], text: string): readonly LocalFind[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return all;
  return all
    .map((find) => ({ find, close: closeness(find, typed) }))
    .filter(({ close }) => close > 0)
    .toSorted((one, other) => other.close - one.close)
    .slice(0, mostLocal)
    .map(({ find }) => find);
}

/** What the server found, as lines; null: there is no screen for it, and it is left out. */
export const findsOf = (hits: readonly Hit[], addressOf: (hit: Hit) => string | null): readonly Find[] =>
  hits.flatMap((hit) => {
    const to = addressOf(hit);
    const { kind, title, facts, startsAt, status } = hit;
    return to === null ? [] : [{ kind, to, label: title, detail: facts.join(' · '), startsAt, status }];
  });

const kinds: readonly FindKind[] = ['action', 'page', ...hitKinds];

export interface FindGroup {
  readonly kind: FindKind;
  readonly finds: readonly Find[];
}

/** In groups by kind, in the order of the palette: what is the app's own first. Groups without a line are left out. */
export const groupFinds = (finds: readonly Find[]): readonly FindGroup[] =>
  kinds
    .map((kind) => ({ kind, finds: finds.filter((find) => find.kind === kind) }))
    .filter((group) => group.finds.length > 0);

/** Most lines that are remembered. */
const mostRecent = 5;

/** The opened one first, each once. Status and time are left out: they change. */
export const withRecent = (recent: readonly Find[], opened: Find): readonly Find[] =>
  [{ ...opened, startsAt: null, status: null }, ...recent.filter(({ to }) => to !== opened.to)].slice(
    0,
    mostRecent,
  );
