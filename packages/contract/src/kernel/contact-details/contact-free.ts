import * as z from 'zod/mini';
import { holdsContactDetails } from './contact-details.ts';

/** A check of words that strangers read: `message` says what to take out, and why. */
export const contactFree = <Words extends string | undefined>(message: string) =>
  z.refine<Words>((words) => words === undefined || !holdsContactDetails(words), message);

/** Of what a person or a business says of itself to everyone. */
export const publicWords = 'Remove phone numbers, emails and links. Customers reach you here.';
