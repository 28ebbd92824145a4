/** Ways around the platform in a text: promise 48 keeps numbers and addresses back until something is booked. */
const mobile = /(?<!\d)[6-9](?:[ .-]?\d){9}(?!\d)/;
const address = /[a-z0-9._-]@[a-z]/i;
const link = /https?:\/\/|www\.|wa\.me/i;

/** Digits of Hindi count as well. */
const plain = (words: string): string =>
  words.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));

export const holdsContactDetails = (words: string): boolean => {
  const text = plain(words);
  return mobile.test(text) || address.test(text) || link.test(text);
};
