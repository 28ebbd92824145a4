/** A time as people in India read it in English, in one spelling on screens and in messages: "4:30 PM". Formats say "pm". */
export const withHalfOfDay = (time: string): string =>
  time.replace(/\b[ap]m\b/g, (half) => half.toUpperCase());
