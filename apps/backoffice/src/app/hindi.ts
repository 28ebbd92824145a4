type Dictionary = Readonly<Record<string, string>>;

/** The Hindi words of all domains and of the packages; fetched for readers of Hindi alone. */
const files = import.meta.glob<Record<string, Dictionary>>(
  ['../**/*.words.hi.ts', '../../../../packages/*/src/**/*.words.hi.ts'],
  { eager: true },
);

export const hindi: Dictionary = Object.assign(
  {},
  ...Object.values(files).flatMap((file) => Object.values(file)),
);
