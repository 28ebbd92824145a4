import type { Language } from './languages.ts';

export type Dictionary = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;

/** `t('home.title', 'Ask at the corner')`; `{{name}}` in the words is filled from `values`. */
export type Translate = (key: string, english: string, values?: Values) => string;

/** `plural('cart.lines', 3, { one: '{{count}} item', other: '{{count}} items' })`. Bundles hold `key_one`, `key_other`. */
export type Plural = (
  key: string,
  count: number,
  english: { one: string; other: string },
  values?: Values,
) => string;

const fill = (words: string, values?: Values) =>
  values ? words.replace(/\{\{(\w+)\}\}/g, (all, name: string) => String(values[name] ?? all)) : words;

/** English stands in the code as default values; every other language is a bundle. */
async function bundled(language: Language): Promise<Dictionary> {
  if (language === 'hi') return (await import('./hi/index.ts')).hi;
  return {};
}

/**
 * The words of one language: our bundle, with the operators' dictionary over it, key by key. Keys and
 * values are written as i18next writes them; its 20 KB alone would break the first load's byte budget.
 */
export class Words {
  language: Language;
  private words: Dictionary;
  private over: Dictionary = {};
  private readonly listeners = new Set<() => void>();
  /** A new object at each change, for React's snapshot comparison. */
  version: object = {};

  constructor(language: Language, words: Dictionary) {
    this.language = language;
    this.words = words;
  }

  readonly t: Translate = (key, english, values) =>
    fill(this.over[key] ?? this.words[key] ?? english, values);

  readonly plural: Plural = (key, count, english, values) => {
    const form = new Intl.PluralRules(this.language).select(count) === 'one' ? 'one' : 'other';
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
    const words = await bundled(language);
    this.language = language;
    this.words = words;
    this.over = {};
    this.changed();
  }

  overlay(dictionary: Dictionary): void {
    this.over = dictionary;
    this.changed();
  }
}

/** One a request on the server, one for good in the browser. */
export async function wordsOf(language: Language): Promise<Words> {
  return new Words(language, await bundled(language));
}
