/** Formats by language, each made once: to make one takes as long as hundreds of its numbers. */
const kept = new Map<string, Intl.NumberFormat | Intl.ListFormat>();

function once<Format extends Intl.NumberFormat | Intl.ListFormat>(key: string, make: () => Format): Format {
  const format = kept.get(key) ?? make();
  kept.set(key, format);
  return format as Format;
}

export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  once(`n ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));

/** "a, b or c". */
export const choiceFormat = (locale: string): Intl.ListFormat =>
  once(`c ${locale}`, () => new Intl.ListFormat(locale, { type: 'disjunction' }));
