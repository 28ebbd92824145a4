import { newSpokenNumber } from '../../platform/spoken-number.ts';

/** Fewer letters would find too much. */
const leastLetters = 4;

/**
 * The beginnings of booking numbers that these words may mean: with or without the B, the hyphen, spaces and capitals. Two
 * where they begin with a B, which may be the first letter or the one after it. None: they are no part of a number.
 */
export function numberBeginnings(text: string): readonly string[] {
  const plain = text.toUpperCase().replaceAll(/[\s#–-]/g, '');
  const written = (body: string) => `B${body.slice(0, 5)}${body.length > 5 ? `-${body.slice(5)}` : ''}`;
  return [...(plain.startsWith('B') ? [plain.slice(1)] : []), plain]
    .filter((body) => body.length >= leastLetters && body.length <= 10 && /^[0-9A-Z]+$/.test(body))
    .map(written);
}

export const newBookingNumber = (): string => newSpokenNumber('B');
