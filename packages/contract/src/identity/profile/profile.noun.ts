import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';

export const profileEvents = {
  changed: event('profile.changed', {
    summary: 'A profile changed.',
    facts: z.object({ userId: ref('user') }),
  }),
  demoAsked: event('profile.demo_asked', {
    summary: 'A demonstration was asked for.',
    facts: z.object({ demoRequestId: ref('demo request') }),
  }),
};

export const profileErrors = defineErrors({
  picture_unreadable: [400, 'We can’t read this picture. Use JPEG, PNG or WebP.'],
  card_not_found: [404, 'Resource is not available'],
  card_withdrawn: [410, 'This card is no longer shared.'],
  card_address_taken: [409, 'This link is taken. Choose another one.'],
  card_needs_name: [409, 'Enter your name before you share a card.'],
  item_not_found: [404, 'Resource is not available'],
  item_limit: [409, 'You already have 500. Remove some first.'],
  demo_asked: [409, 'You have already requested a demo. We’ll call you.'],
});

export const profileActs = [
  'profile.update',
  'profile.set_picture',
  'profile.remove_picture',
  'profile.set_preferences',
  'profile.change_card',
  'profile.ask_demo',
  'profile.add_catalogue',
  'profile.update_catalogue',
  'profile.shelve_catalogue',
  'profile.restore_catalogue',
  'profile.remove_catalogue',
  'profile.add_asset',
  'profile.update_asset',
  'profile.shelve_asset',
  'profile.restore_asset',
  'profile.remove_asset',
] as const;
