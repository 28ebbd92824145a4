import * as z from 'zod/mini';
import { emailAddress } from '../../kernel/patterns/email.ts';
import { mobileNumber } from '../../kernel/patterns/mobile.ts';
import { instant, text } from '../../kernel/schema.ts';
import { incidentStatuses } from './incident.noun.ts';

export const incidentStatus = z.enum(incidentStatuses, 'This status is not known.');

export const incidentTopics = [
  'booking',
  'payment',
  'account',
  'subscription',
  'partner',
  'complaint',
  'services',
  'other',
] as const;
export type IncidentTopic = (typeof incidentTopics)[number];

export const topic = z.enum(incidentTopics, 'Choose a topic.');
const message = text(2_000, 'What happened, in own words.');
const bookingNumber = z.optional(
  z
    .string()
    .check(
      z.trim(),
      z.regex(/^B[0-9A-Z]{5}-[0-9A-Z]{5}$/, 'A booking number looks like B7QXMK-4TZP2.'),
      z.describe('The booking that it is about.'),
    ),
);

/** What a signed-in person tells; the session says who it is. */
export const incidentBody = z.object({ topic, message, bookingNumber });

/** The same of a visitor, with a name and a way to answer. */
export const contactBody = z
  .object({
    topic,
    message,
    bookingNumber,
    fullName: text(80, 'Whom we answer.'),
    email: z.optional(emailAddress),
    mobileNumber: z.optional(mobileNumber),
    website: z.optional(
      z
        .string()
        .check(z.maxLength(0, 'Leave this empty.'), z.describe('Empty; people do not see this field.')),
    ),
  })
  .check(
    z.refine(({ email, mobileNumber: mobile }) => Boolean(email ?? mobile), {
      error: 'Enter an email address or a mobile number.',
      path: ['email'],
    }),
  );

export const incidentAnswer = z.object({
  from: z.enum(['person', 'support']),
  message: z.string(),
  at: instant(),
});

/** At most so many photos and documents with one message. */
export const incidentFiles = { most: 10, bytes: 10 * 1024 * 1024 } as const;

export const incidentFile = z.object({
  fileId: z.uuid(),
  fileName: z.string().check(z.describe('As it was called where it came from; for showing only.')),
  mediaType: z.enum(['application/pdf', 'image/webp']),
  bytes: z.int(),
  url: z.string().check(z.describe('Works for this viewer for some minutes.')),
});
export type IncidentFile = z.output<typeof incidentFile>;

/** As its own person sees it. */
export const incident = z.object({
  incidentId: z.uuid(),
  incidentNumber: z.string().check(z.describe('For people and papers, e.g. S7QXMK-4TZP2.')),
  topic,
  message: z.string(),
  bookingNumber: z.nullable(z.string()),
  status: incidentStatus,
  answers: z.array(incidentAnswer),
  files: z.array(incidentFile),
  answerBy: z
    .nullable(instant())
    .check(z.describe('Until when an answer is promised; null: support has answered, or it has ended.')),
  callAt: z.nullable(instant()).check(z.describe('When support calls; null: it answers in words.')),
  can: z.object({ cancel: z.boolean(), reopen: z.boolean(), reply: z.boolean(), attach: z.boolean() }),
  createdAt: instant(),
  updatedAt: instant(),
});
export type Incident = z.output<typeof incident>;
