import * as z from 'zod/mini';
import { actsOf } from '../../kernel/act.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { event } from '../../kernel/event.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { ref } from '../../kernel/schema.ts';
import { tellsSender as tells } from './envelope.live.ts';

export const envelopeStatuses = [
  'draft',
  'pending',
  'completed',
  'rejected',
  'cancelled',
  'expired',
] as const;
export type EnvelopeStatus = (typeof envelopeStatuses)[number];
export const envelopeStates = [...envelopeStatuses, 'deleted'] as const;

/**
 * Where an envelope came from: uploaded and signed here, a copy that was signed elsewhere, or the document of a quote,
 * offer or letter, which is signed on the screen of that.
 */
export const envelopeSources = ['here', 'outside', 'agreement'] as const;

/** A document that is sent to be signed, with the people who sign it. */
export const envelopeLifecycle = lifecycle({
  name: 'envelope',
  states: envelopeStates,
  actors: ['Sender', 'Signer', 'System'],
  moves: {
    begin: {
      from: [null],
      to: ['draft'],
      by: ['Sender'],
      why: 'A PDF, made final: what its form fields and annotations show is drawn into the page.',
    },
    keepSigned: {
      from: [null],
      to: ['completed'],
      by: ['Sender'],
      why: 'A copy that was signed elsewhere; it is kept as it came.',
    },
    offer: {
      from: [null],
      to: ['pending'],
      by: ['System'],
      why: 'The document of a quote, offer or letter, which is signed on the screen of that.',
    },
    edit: {
      from: ['draft'],
      to: ['draft'],
      by: ['Sender'],
      why: 'Its file, title, message, order, days, people and fields.',
    },
    send: {
      from: ['draft'],
      to: ['pending'],
      by: ['Sender'],
      why: 'As its screen showed it: people, numbers and document. Those whose turn it is are asked.',
      tells: ['envelope.sent', 'envelope.asked'],
      times: ['envelope.remind', 'envelope.expire'],
    },
    sign: {
      from: ['pending'],
      to: ['pending'],
      by: ['Signer'],
      why: 'One of them signed, approved or witnessed with a one-time password or a passkey; the next are asked. After the last one it is sealed.',
      tells: ['envelope.signed', 'envelope.asked', 'envelope.all_signed'],
    },
    delegate: {
      from: ['pending'],
      to: ['pending'],
      by: ['Signer'],
      why: 'Where the sender allows it: another person signs in their place.',
      tells: ['envelope.delegated', 'envelope.asked'],
    },
    remind: {
      from: ['pending'],
      to: ['pending'],
      by: ['Sender', 'System'],
      why: 'Those whose turn it is: after 3 days and then every 2, and once a day when the sender asks for it.',
      tells: ['envelope.reminded'],
      times: ['envelope.remind'],
    },
    decline: {
      from: ['pending'],
      to: ['rejected'],
      by: ['Signer', 'System'],
      why: 'With a reason that the sender reads. The system where what it is about was declined.',
      tells: ['envelope.declined', 'envelope.told'],
    },
    correct: {
      from: ['pending'],
      to: ['draft'],
      by: ['Sender'],
      why: 'A new version that all sign again; the earlier one and its trail stay readable.',
      tells: ['envelope.corrected', 'envelope.told'],
    },
    cancel: {
      from: ['draft', 'pending'],
      to: ['cancelled'],
      by: ['Sender', 'System'],
      why: 'With a reason, once it was sent. The system where what it is about was withdrawn or changed.',
      tells: ['envelope.cancelled', 'envelope.told'],
    },
    expire: {
      from: ['pending'],
      to: ['expired'],
      by: ['System'],
      why: 'Its days are over, and not all have signed.',
      tells: ['envelope.expired', 'envelope.told'],
    },
    complete: {
      from: ['pending'],
      to: ['completed'],
      by: ['System'],
      why: 'All have signed, and the sealed file is kept.',
      tells: ['envelope.completed', 'envelope.told'],
    },
    remove: {
      from: ['draft'],
      to: ['deleted'],
      by: ['Sender'],
      why: 'A draft that was never sent.',
    },
  },
});
export type EnvelopeVerb = keyof typeof envelopeLifecycle.moves;

/** What those named are told besides that it is their turn. */
export const envelopeNews = ['completed', 'rejected', 'corrected', 'cancelled', 'expired'] as const;

const facts = z.object({
  envelopeId: ref('envelope'),
  documentVersion: z.int(),
  userId: z.optional(ref('sender')),
  organisationId: z.optional(ref('organisation')),
});
const ofRecipient = z.object({ ...facts.shape, recipientId: ref('recipient') });

export const envelopeEvents = {
  sent: event('envelope.sent', {
    summary: 'A document was sent to be signed; it ends at `endsAt`, and is remembered at `remindAt`.',
    facts: z.object({ ...facts.shape, endsAt: z.string(), remindAt: z.string() }),
    tells,
  }),
  asked: event('envelope.asked', { summary: 'It is the turn of one person.', facts: ofRecipient, tells }),
  signed: event('envelope.signed', {
    summary: 'One person signed, approved or witnessed a document.',
    facts: ofRecipient,
    tells,
  }),
  allSigned: event('envelope.all_signed', { summary: 'A document waits for its seal.', facts }),
  declined: event('envelope.declined', { summary: 'A person declined to sign.', facts: ofRecipient, tells }),
  delegated: event('envelope.delegated', {
    summary: 'A person handed a document on to another one.',
    facts: ofRecipient,
    tells,
  }),
  reminded: event('envelope.reminded', {
    summary: 'One of those whose turn it is is reminded.',
    facts: ofRecipient,
    tells,
  }),
  corrected: event('envelope.corrected', {
    summary: 'A document was taken back; a new version follows.',
    facts,
    tells,
  }),
  cancelled: event('envelope.cancelled', {
    summary: 'A document was cancelled by its sender.',
    facts,
    tells,
  }),
  expired: event('envelope.expired', { summary: 'The days of a document are over.', facts, tells }),
  told: event('envelope.told', {
    summary: 'One of those named is told what became of a document.',
    facts: z.object({ ...ofRecipient.shape, news: z.enum(envelopeNews) }),
  }),
  completed: event('envelope.completed', { summary: 'A document is signed and sealed.', facts, tells }),
};

export const envelopeErrors = defineErrors({
  envelope_not_found: [404, 'Resource is not available'],
  envelope_moved_on: [409, 'This document has changed. Check it and try again.'],
  envelope_drafts_full: [409, 'You have 50 drafts. Delete one first.'],
  envelope_sent_before: [409, 'This document was sent before. Cancel it instead.'],
  envelope_never_sent: [409, 'This document was never sent. Delete the draft instead.'],
  envelope_signer_missing: [409, 'Add at least one person who signs.'],
  envelope_signature_missing: [409, 'Place a signature field for each signer and witness.'],
  envelope_number_twice: [409, 'A mobile number appears twice. Use one row for each person.'],
  envelope_witness_wrong: [409, 'Choose for whom each witness signs.'],
  envelope_field_wrong: [409, 'A field is off its page or belongs to no one who signs. Place it again.'],
  envelope_reminded: [409, 'You sent a reminder in the last 24 hours.'],
  envelope_all_signed: [409, 'Everyone has signed. The document is being sealed.'],
  envelope_comments_full: [409, 'This document has 200 comments. Call or message the others instead.'],
  envelope_file_missing: [404, 'Resource is not available'],
  sign_link_wrong: [404, 'This link doesn’t work. Ask the sender for a new one.'],
  sign_access_needed: [403, 'Enter the OTP to open this document.'],
  sign_not_turn: [409, 'It isn’t your turn yet. We’ll message you.'],
  sign_done: [409, 'You have already done your part.'],
  sign_ended: [409, 'This document can no longer be signed.'],
  sign_fields_missing: [409, 'Fill in every required field.'],
  sign_field_wrong: [409, 'A field on this document has changed. Reload the page.'],
  sign_picture_wrong: [415, 'We can’t read this signature. Draw it again or choose another picture.'],
  sign_no_delegate: [409, 'The sender doesn’t allow someone else to sign for you.'],
  sign_number_missing: [409, 'Add a mobile number to your profile first. We send the OTP to it.'],
  sign_document_differs: [409, 'This document has changed. Read it again before you sign.'],
  sign_proof_missing: [400, 'Confirm with an OTP or a passkey.'],
  sign_passkey_missing: [409, 'You have no passkey. Use an OTP instead.'],
  sign_passkey_other: [403, 'Log in with the number this document was sent to, or use an OTP.'],
  sign_passkey_refused: [400, 'This passkey didn’t work. Try again, or use an OTP.'],
  sign_elsewhere: [409, 'Sign this document on the page of the quote, offer or letter.'],
  sign_way_wrong: [409, 'The sender chose another way for you to sign. Reload the page.'],
  envelope_esign_off: [409, 'Aadhaar eSign isn’t available here. Choose OTP or passkey for each person.'],
  sign_not_sealed: [409, 'The signed copy isn’t ready yet.'],
});

export const envelopeActs = actsOf('envelope', envelopeLifecycle);
