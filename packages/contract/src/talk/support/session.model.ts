import * as z from 'zod/mini';
import { instant, optionalText, text } from '../../kernel/schema.ts';
import { chatLimits } from '../chat/session-types.ts';
import { sessionStatuses } from './session.noun.ts';
import { topic } from './support.model.ts';

export const sessionId = z.uuid('This is not a known id.').check(z.describe('sid of the specification.'));
export const lineId = z
  .uuidv7('This is not an id of a message.')
  .check(z.describe('Made by the client, UUID v7; a message that is sent again with it is stored once.'));

/** Whether someone can talk now, and what else there is. */
export const supportAvailability = z.object({
  available: z.boolean().check(z.describe('Support is open, and an agent on duty has room.')),
  isOpen: z.boolean(),
  opensAt: z.string().check(z.describe('Time of day in India, HH:MM.')),
  closesAt: z.string(),
  nextOpensAt: z.nullable(instant()).check(z.describe('When it opens next; null: it is open.')),
  queue: z.int().check(z.describe('How many wait.')),
  waitMinutes: z
    .nullable(z.int())
    .check(z.describe('For who comes now; null: not known, as no one is on duty.')),
  sid: z.nullable(z.uuid()).check(z.describe('The own open session; null: none.')),
});
export type SupportAvailability = z.output<typeof supportAvailability>;

/** As its person sees it. */
export const supportSession = z.object({
  sid: z.uuid().check(z.describe('Also the id of its conversation.')),
  status: z.enum(sessionStatuses),
  referenceNo: z.nullable(z.string()),
  topic,
  agentName: z.nullable(z.string()).check(z.describe('The first name; null: no one yet.')),
  position: z.nullable(z.int()).check(z.describe('Place in the queue, from 1; null: not waiting.')),
  waitMinutes: z.nullable(z.int()).check(z.describe('Expected; null: not known or not waiting.')),
  createdAt: instant(),
  endedAt: z.nullable(instant()),
  stars: z.nullable(z.int()),
  incidentNumber: z.nullable(z.string()).check(z.describe('The request that was made of it; null: none.')),
  can: z.object({
    send: z.boolean(),
    leave: z.boolean(),
    end: z.boolean(),
    reopen: z.boolean(),
    rate: z.boolean(),
    makeIncident: z.boolean().check(z.describe('Once, after support had a word with them.')),
  }),
});
export type SupportSession = z.output<typeof supportSession>;

export const newSessionBody = z.object({
  topic,
  referenceNo: optionalText(60, 'Number of the booking that it is about.'),
  message: text(2_000, 'The first words.'),
});

export const ratingBody = z.object({
  sid: sessionId,
  stars: z
    .int('Choose 1 to 5 stars.')
    .check(z.gte(1, 'Choose 1 to 5 stars.'), z.lte(5, 'Choose 1 to 5 stars.')),
  words: optionalText(500, 'What was good or not.'),
});

const line = {
  messageId: lineId,
  text: optionalText(chatLimits.text, 'What the other side reads; may be empty where there are files.'),
  documents: z.optional(
    z
      .array(z.uuid('This is not a known id.'), 'Choose files.')
      .check(
        z.maxLength(chatLimits.documents, 'At most 5 files.'),
        z.describe('Ids of files that were added to this session before.'),
      ),
  ),
};
const saysSomething = z.refine<{
  readonly text?: string | undefined;
  readonly documents?: readonly string[] | undefined;
}>((said) => Boolean(said.text) || Boolean(said.documents?.length), {
  error: 'Write something, or add a file.',
  path: ['text'],
});

/** `from`, `to` and `recieverRole` of the specification are not believed: the session says who it is. */
export const supportLine = z
  .object({
    sid: sessionId,
    ...line,
    from: z.optional(z.unknown()),
    to: z.optional(z.unknown()),
    recieverRole: z.optional(z.unknown()),
  })
  .check(saysSomething);
export const deskLine = z.object(line).check(saysSomething);
