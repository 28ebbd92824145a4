import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';

export const privacyEvents = {
  accountErased: event('privacy.account_erased', {
    summary: 'The data of an account was erased.',
    facts: z.object({ erasureId: ref('erasure') }),
  }),
  exportReady: event('privacy.export_ready', {
    summary: 'The copy can be downloaded.',
    facts: z.object({ exportId: ref('export'), userId: ref('user') }),
  }),
  exportAsked: event('privacy.export_asked', {
    summary: 'A copy of the own data was asked for.',
    facts: z.object({ exportId: ref('export') }),
  }),
  termsChanged: event('privacy.terms_changed', {
    summary: 'A version of a legal page is in force that people must agree to; told in lots.',
    facts: z.object({
      page: z.string(),
      number: z.int(),
      after: z.string().check(z.describe('The person that the lot before ended with; empty: the first lot.')),
    }),
  }),
};

export const privacyErrors = defineErrors({
  erasure_blocked: [409, 'Finish or cancel what is still open first.'],
});

export const privacyActs = [
  'privacy.erase_account',
  'privacy.ask_export',
  'privacy.make_export',
  'privacy.forget_export',
  'privacy.give_consent',
  'privacy.withdraw_consent',
  'privacy.agree_to_terms',
] as const;
