/** The closest screen of an address, out of the table of all. */
import type { Screen } from '../../kernel/screen.ts';
import { screens } from '../../screens.ts';

export { screens };

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');
const patterns = screens.map((screen) => ({ screen, pattern: partsOf(screen.path) }));

/** Exact parts weigh most, then named ones, then `*`; the first differing part decides. */
function weigh(pattern: readonly string[], asked: readonly string[]): string | null {
  let weight = '';
  for (const [index, part] of pattern.entries()) {
    if (part === '*') return `${weight}1`;
    const other = asked[index];
    if (other === undefined) return null;
    if (!part.startsWith(':') && part !== other) return null;
    weight += part.startsWith(':') ? '2' : '3';
  }
  return pattern.length === asked.length ? `${weight}4` : null;
}

export interface FoundScreen {
  readonly screen: Screen;
  readonly params: Readonly<Record<string, string>>;
}

/** The screen at an address, with the named parts of its path; null: there is none. */
export function screenAt(pathname: string): FoundScreen | null {
  const asked = partsOf(pathname);
  let best: { screen: Screen; pattern: readonly string[]; weight: string } | null = null;
  for (const { screen, pattern } of patterns) {
    const weight = weigh(pattern, asked);
    if (weight !== null && (best === null || weight > best.weight)) best = { screen, pattern, weight };
  }
  if (!best) return null;
  const params = best.pattern.flatMap((part, index) =>
    part.startsWith(':') ? [[part.slice(1), asked[index] ?? '']] : [],
  );
  return { screen: best.screen, params: Object.fromEntries(params) };
}
