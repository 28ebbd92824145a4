import { shaped } from './shaped.ts';

/** Specification section 5: starts with http(s) or www. No sign-in within it, and no blanks or quotes. */
export const website = shaped({
  pattern: /^(?:https?:\/\/|www\.)[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)+(?::[0-9]{1,5})?(?:[/?#][^\s<>"'`\\]*)?$/,
  longest: 500,
  missing: 'Enter a website address.',
  wrong: 'Start the address with http://, https:// or www.',
  tooLong: 'Use at most 500 characters.',
  description: 'Address of a website, at most 500 characters.',
});
