import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

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
