import { notificationTag } from '../../identity/profile/profile.model.ts';
import * as z from 'zod/mini';
import { networkKinds, notificationTags } from '../../kernel/notice.ts';
import { instant } from '../../kernel/schema.ts';

/** A badge says no more than that it is many. */
export const mostUnread = 99;
/** So many are marked as read by one call that names them. */
export const mostNamed = 100;

const unread = z
  .int()
  .check(
    z.describe(`Not read yet, counted up to ${mostUnread + 1}, which stands for more than ${mostUnread}.`),
  );

/** Specification section 3: title, body, count. */
export const notification = z.object({
  notificationId: z.uuid(),
  tag: notificationTag,
  title: z.string(),
  body: z.string(),
  count: z.int().check(z.describe('How many notices it stands for; more than one in a daily summary.')),
  link: z.string().check(z.describe('A path of the web app. Its screen shows what its own calls allow.')),
  createdAt: instant('When it happened.'),
  isRead: z.boolean(),
});
export type Notification = z.output<typeof notification>;

/** What a badge and the filters show. */
export const notificationCounts = z.object({
  unread,
  tags: z.array(z.object({ tag: notificationTag, unread })),
});
export type NotificationCounts = z.output<typeof notificationCounts>;

/** Those that are named, or all that the list showed. */
export const readBody = z
  .object({
    notificationIds: z.optional(
      z
        .array(z.uuid('This is not a known id.'))
        .check(
          z.minLength(1, 'Choose at least one notification.'),
          z.maxLength(mostNamed, `At most ${mostNamed} at once.`),
        ),
    ),
    until: z.optional(instant('All until then, so that what came since the list was shown stays unread.')),
    tag: z.optional(
      z
        .enum(notificationTags, 'Choose one of the list.')
        .check(z.describe('With `until`: of this kind alone.')),
    ),
  })
  .check(
    z.refine(
      ({ notificationIds, until }) => (notificationIds === undefined) !== (until === undefined),
      'Send either the notifications, or until when.',
    ),
  );

const timeOfDay = z
  .string('Enter a time.')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:MM.'), z.describe('In India, HH:MM.'));

/** No sound between these times, of what can wait. */
export const quietHours = z.object({
  isOn: z.boolean('Choose on or off.'),
  from: timeOfDay,
  until: timeOfDay,
});

const on = z.boolean('Choose on or off.');
export const networkNoticeChoice = z.object({
  kind: z.enum(networkKinds, 'Choose one of the list.'),
  inapp: on,
  push: on,
  mail: z.boolean('Choose on or off.').check(z.describe('SMS and mail.')),
});
export type NetworkNoticeChoice = z.output<typeof networkNoticeChoice>;

export const notificationSettings = z.object({
  quietHours,
  network: z
    .array(networkNoticeChoice)
    .check(z.describe('Kinds of notices of the network; a way that is off for the network is off for all.')),
  mutedPosts: z.array(z.uuid()).check(z.describe('Posts of whose comments the caller hears nothing.')),
});

/** What is not sent stays. */
export const notificationSettingsBody = z.object({
  quietHours: z.optional(quietHours),
  network: z.optional(z.array(networkNoticeChoice).check(z.maxLength(20, 'At most 20 kinds at once.'))),
  post: z.optional(z.object({ postId: z.uuid('This is not a known id.'), muted: on })),
});
export type NotificationSettings = z.output<typeof notificationSettings>;
