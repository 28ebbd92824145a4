import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { instant, paise, ref } from '../../kernel/schema.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';
import { payLaterLimitLifecycle } from './pay-later-limit.noun.ts';

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

export const payLaterErrors = defineErrors({
  pay_later_closed: [409, 'You can’t pay later right now. Choose another way to pay.'],
  pay_later_too_small: [409, 'This is more than you can pay later. Choose another way to pay.'],
  pay_later_too_late: [409, 'This booking isn’t waiting for a payment any more.'],
  limit_waits: [409, 'A limit for this customer is awaiting approval by another Admin.'],
  no_limit_waits: [409, 'No limit for this customer waits any more.'],
  own_limit: [403, 'You asked for this limit. Another Admin must decide.'],
});

export const payLaterActs = actsOf('pay_later_limit', payLaterLimitLifecycle);
