/** What people type holds no wildcards: `%` and `_` stand for themselves. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** For `like`: begins with this text. */
export const beginning = (text: string): string => `${literally(text)}%`;
/** For `like`: holds this text anywhere. */
export const containing = (text: string): string => `%${literally(text)}%`;
/** For `like`: a word after the first one begins with this text. */
export const laterWordBeginning = (text: string): string => `% ${literally(text)}%`;
