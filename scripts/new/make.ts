import { newDomain } from './new-domain.ts';
import { newVerb } from './new-verb.ts';
import { spellingsOf } from './names.ts';

export const usage = `npm run new -- domain <name>             in the area market
npm run new -- domain <area> <name>
npm run new -- verb <domain> <verb>`;

export interface Made {
  readonly files: readonly string[];
  /** A migration came: the types of the schema are written anew. */
  readonly migrated: boolean;
}

/** What the words of the command say: `['verb', 'rfq', 'send-quote']`. Throws with a sentence where they say nothing. */
export function make(root: string, words: readonly string[]): Made {
  const [what, ...names] = words;
  for (const name of names) spellingsOf(name);
  const [first, second] = names;
  if (what === 'domain' && first !== undefined && names.length <= 2)
    return {
      files: newDomain(root, second === undefined ? 'market' : first, second ?? first),
      migrated: true,
    };
  if (what === 'verb' && first !== undefined && second !== undefined && names.length === 2)
    return { files: newVerb(root, first, second), migrated: false };
  throw new Error(usage);
}
