import { shortName } from '../../platform/short-name.rules.ts';

const pattern = (words: string) => `%${words.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

/**
 * Typed words as patterns of what is shown: "asha verma" finds "Asha V.", as more than the initial of a last name is for
 * connections alone. Null: nothing was typed.
 */
export function patternsOf(typed: string | undefined): readonly string[] | null {
  const words = typed?.trim().split(/\s+/u).filter(Boolean) ?? [];
  if (words.length === 0) return null;
  const asTyped = words.join(' ');
  return words.length === 1 ? [pattern(asTyped)] : [pattern(asTyped), pattern(shortName(asTyped))];
}
