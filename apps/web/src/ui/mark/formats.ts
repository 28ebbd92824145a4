/** Formats by language, each made once: to make one takes as long as hundreds of its numbers. */
const kept = new Map<string, AnyFormat>();
type AnyFormat = Intl.NumberFormat | Intl.ListFormat | Intl.DateTimeFormat;

function once<Format extends AnyFormat>(key: string, make: () => Format): Format {
  const format = kept.get(key) ?? make();
  kept.set(key, format);
  return format as Format;
}

export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  once(`n ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));

/** "a, b or c". */
export const choiceFormat = (locale: string): Intl.ListFormat =>
  once(`c ${locale}`, () => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** Instants are shown in Indian time, in every time zone of the reader. */
export const timeZone = 'Asia/Kolkata';
export const dayShape = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** The day of an instant, for public pages, which do without the rest of `date-time.tsx`. */
export const dayFormat = (locale: string): Intl.DateTimeFormat =>
  once(`d ${locale}`, () => new Intl.DateTimeFormat(locale, { ...dayShape, timeZone }));
