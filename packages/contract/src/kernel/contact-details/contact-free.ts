import * as z from 'zod/mini';
import { holdsContactDetails } from './contact-details.ts';

/** Every text with this check has a bound below this, which refuses longer ones: they need no reading. */
const longestRead = 8_000;

/** A check of words that strangers read: `message` says what to take out, and why. */
export const contactFree = <Words extends string | undefined>(message: string) =>
  z.refine<Words>(
    (words) => words === undefined || words.length > longestRead || !holdsContactDetails(words),
    message,
  );

/** Of what a person or a business says of itself to everyone. */
export const publicWords = 'Remove phone numbers, emails and links. Customers reach you here.';
