/** What became of notices, for the back office: who was told, by which way, and why not. */
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { notificationChannels } from '../../kernel/notice.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { instant, sentence } from '../../kernel/schema.ts';
import { noticeDeskErrors } from './notification.noun.ts';

const tag = 'Back office';
const authz = { who: 'roles', roles: ['Admin'], scope: 'every booking and person' } as const;

export const deliveryStates = ['waiting', 'sending', 'sent', 'failed', 'skipped'] as const;
export const deliveryReasons = ['provider', 'no_way', 'read', 'no_news', 'event_gone', 'in_summary'] as const;

export const noticeDelivery = z.object({
  deliveryId: z.uuid(),
  at: instant('When its event happened.'),
  fullName: z.nullable(z.string()).check(z.describe('Who is told; null: a person without an account.')),
  said: z.nullable(z.string()).check(z.describe('As the person’s list has it; null: it is in no list.')),
  way: z.enum(['push', 'message', 'sms', 'mail', 'digest']),
  channel: z
    .nullable(z.enum(notificationChannels))
    .check(z.describe('By which it was sent; null: not sent.')),
  state: z.enum(deliveryStates),
  reason: z.nullable(z.enum(deliveryReasons)),
  dueAt: instant('Not before then.'),
  tries: z.int().check(z.describe('How often it was begun; to be sent back with “send again”.')),
  isRead: z.boolean(),
  can: z.object({ sendAgain: z.boolean() }),
});
export type NoticeDelivery = z.output<typeof noticeDelivery>;

export const listBookingNotices = endpoint('GET /backoffice/bookings/{bookingId}/notices', {
  summary: 'Who was told what of a booking, by which way, and what became of it; newest first',
  tag,
  authz,
  params: z.object({ bookingId: z.uuid('This is not a known id.') }),
  query: z.object(pageQuery),
  response: pageOf(noticeDelivery),
});

export const sendNoticeAgain = endpoint('PATCH /backoffice/notices/{deliveryId}', {
  summary: 'Send a notice once more; what is no news any more is not sent',
  tag,
  authz,
  unconfirmed: 'carries-version',
  perMinute: 20,
  params: z.object({ deliveryId: z.uuid('This is not a known id.') }),
  body: z.object({
    seenTries: z.int('Send the number that was shown.').check(z.gte(0, 'At least 0.')),
    why: sentence(200, 'Why it is sent again.'),
  }),
  response: noticeDelivery,
  errors: [noticeDeskErrors.notice_not_found, noticeDeskErrors.notice_moved_on],
});
