/** The spellings of one name: `quote-request` is `quoteRequest`, `QuoteRequest`, `quote_request`, `quote request`. */
export interface Spellings {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly snake: string;
  readonly words: string;
}

const shape = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Throws where it is not written in small letters with hyphens. */
export function spellingsOf(name: string): Spellings {
  if (!shape.test(name))
    throw new Error(`${name}: write a name in small letters, its parts joined by hyphens.`);
  const pascal = name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
  return {
    kebab: name,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: name.replaceAll('-', '_'),
    words: name.replaceAll('-', ' '),
  };
}

const forms = ['kebab', 'camel', 'pascal', 'snake', 'words'] as const;

/** In place of `sample-noun` in each of its spellings, this name in the same; `Sample noun` begins a sentence. */
export function respell(text: string, from: string, to: string): string {
  const [before, after] = [spellingsOf(from), spellingsOf(to)];
  const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
  return forms
    .reduce((filled, form) => filled.replaceAll(before[form], after[form]), text)
    .replaceAll(sentence(before.words), sentence(after.words));
}
