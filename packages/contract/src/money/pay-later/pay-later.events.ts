import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { instant, paise, ref } from '../../kernel/schema.ts';

const facts = z.object({
  bookingId: ref('booking'),
  userId: ref('user'),
  amountPaise: paise('Still to pay.'),
  dueAt: instant(),
});

export const payLaterEvents = {
  dueSoon: event('pay_later.due_soon', {
    summary: 'A sum that was paid later is due soon; told once.',
    facts,
  }),
  dueToday: event('pay_later.due_today', {
    summary: 'A sum that was paid later is due today; told once.',
    facts,
  }),
  overdue: event('pay_later.overdue', { summary: 'A sum was not paid in time; told once.', facts }),
};
