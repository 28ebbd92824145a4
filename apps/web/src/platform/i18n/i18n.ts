import type { Plural, SpokenValues, Translate } from '@nukkad/contract/kernel/speech';
import type { Language } from './languages.ts';

export type { Plural, Translate };

export type Dictionary = Readonly<Record<string, string>>;

const fill = (words: string, values?: SpokenValues) =>
  values ? words.replace(/\{\{(\w+)\}\}/g, (all, name: string) => String(values[name] ?? all)) : words;

/** English texts are in the code as default values; other languages are beside the code and are fetched. */
const bundled = async (language: Language, parts: Iterable<string>): Promise<Dictionary> =>
  language === 'hi' ? (await import('./hindi-parts.ts')).hindiParts(parts) : {};

/**
 * The words of one language: our bundle, with the operators' dictionary over it, key by key. Keys and
 * values are written as i18next writes them; its 20 KB alone would break the first load's byte budget.
 */
export class Words {
  language: Language;
  private words: Dictionary;
  private over: Dictionary = {};
  /** Made when the first number is spoken of: they take longer to make than a sentence. */
  private rules: Intl.PluralRules | null = null;
  /** The parts that have come, for another language to bring them too. */
  private readonly parts: Set<string>;
  private readonly listeners = new Set<() => void>();
  /** A new object at each change, for React's snapshot comparison. */
  version: object = {};

  constructor(language: Language, words: Dictionary, parts: Iterable<string> = []) {
    this.language = language;
    this.words = words;
    this.parts = new Set(parts);
  }

  readonly t: Translate = (key, english, values) =>
    fill(this.over[key] ?? this.words[key] ?? english, values);

  readonly plural: Plural = (key, count, english, values) => {
    this.rules ??= new Intl.PluralRules(this.language);
    const form = this.rules.select(count) === 'one' ? 'one' : 'other';
    return this.t(`${key}_${form}`, english[form], { count, ...values });
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private changed(): void {
    this.version = {};
    for (const listener of this.listeners) listener();
  }

  async turnTo(language: Language): Promise<void> {
    let words: Dictionary = {};
    // A page may open while the words of the others are on their way.
    for (let known = -1; known < this.parts.size; ) {
      known = this.parts.size;
      words = await bundled(language, this.parts);
    }
    this.language = language;
    this.rules = null;
    this.words = words;
    this.over = {};
    this.changed();
  }

  /** Brings the words of a part before anything of it is drawn. Where they cannot be had, it speaks English. */
  async bring(part: string): Promise<void> {
    if (this.parts.has(part)) return;
    const { language } = this;
    const words = await bundled(language, [part]).catch(() => null);
    if (words === null) return;
    this.parts.add(part);
    if (this.language === language) this.words = { ...this.words, ...words };
  }

  overlay(dictionary: Dictionary): void {
    this.over = dictionary;
    this.changed();
  }
}

/** The browser keeps one for good; the server has one for each language (server-words.ts). */
export async function wordsOf(language: Language, parts: readonly string[] = []): Promise<Words> {
  return new Words(language, await bundled(language, parts), parts);
}
