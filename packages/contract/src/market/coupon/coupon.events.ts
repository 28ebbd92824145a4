import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';

export const couponEvents = {
  asked: event('coupon.asked', {
    summary: 'A partner is asked to bear a part of an offer of the platform.',
    facts: z.object({ couponId: ref('coupon') }),
  }),
};
