import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { partnerLifecycle } from './partner.lifecycle.ts';
import { cityPrice } from '../../market/catalog/catalog.events.ts';

export const partnerEvents = {
  started: event('partner.started', {
    summary: 'A person started a partner profile.',
    facts: z.object({ organisationId: ref('organisation'), userId: ref('user') }),
  }),
  profileChanged: event('partner.profile_changed', {
    summary: 'Fields of the partner profile changed.',
    facts: z.object({ organisationId: ref('organisation'), fields: z.array(z.string()) }),
  }),
  areaChanged: event('partner.area_changed', {
    summary: 'Where the partner serves changed.',
    facts: z.object({ organisationId: ref('organisation') }),
  }),
  statusChanged: event('partner.status_changed', {
    summary: 'The status of a partner changed.',
    facts: z.object({
      organisationId: ref('organisation'),
      from: z.enum(partnerLifecycle.states),
      to: z.enum(partnerLifecycle.states),
    }),
  }),
  featuresChanged: event('partner.features_changed', {
    summary: 'An Admin opened or closed a feature.',
    facts: z.object({ organisationId: ref('organisation'), key: z.string() }),
  }),
  bankGiven: event('partner.bank_given', {
    summary: 'A bank account was entered and is being checked.',
    facts: z.object({ organisationId: ref('organisation'), checkId: ref('bank check') }),
  }),
  changeAsked: event('partner.change_asked', {
    summary: 'A change of a live profile was asked for.',
    facts: z.object({ organisationId: ref('organisation'), changeId: ref('change request') }),
  }),
  changeDecided: event('partner.change_decided', {
    summary: 'An Admin decided about a change of the profile.',
    facts: z.object({
      organisationId: ref('organisation'),
      changeId: ref('change request'),
      status: z.string(),
    }),
  }),
  ratingChanged: event('partner.rating_changed', {
    summary: 'A review of the partner is shown, or no longer.',
    facts: z.object({ organisationId: ref('organisation') }),
  }),
  cityPriceChanged: event('partner.city_price_changed', {
    summary: 'The price of a service that this partner sells was set or ends.',
    facts: z.object({ ...cityPrice, organisationId: ref('organisation') }),
  }),
};
