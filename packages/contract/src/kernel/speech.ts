/** Values by the names that a sentence fills in: `{{name}}`. */
export type SpokenValues = Readonly<Record<string, string | number>>;

/** `t('home.title', 'Ask at the corner')`: the sentence in the reader's language, or its English. */
export type Translate = (key: string, english: string, values?: SpokenValues) => string;

/** `plural('cart.lines', 3, { one: '{{count}} item', other: '{{count}} items' })`; Hindi holds `key_one` and `key_other`. */
export type Plural = (
  key: string,
  count: number,
  english: { readonly one: string; readonly other: string },
  values?: SpokenValues,
) => string;

/** How an app says a sentence of a package: each app hands in its own dictionary's two functions (docs/decisions/working-in-the-web-app.md). */
export interface Speech {
  readonly t: Translate;
  readonly plural: Plural;
}
