import * as z from 'zod/mini';
import { mobileNumber, personName } from '../account/account.model.ts';
import { contactFree, publicWords } from '../../kernel/contact-details/contact-free.ts';
import { notificationTags } from '../../kernel/notice.ts';
import { day, instant, optionalText } from '../../kernel/schema.ts';
import { languageNames } from './spoken-languages.ts';

export const notificationTag = z.enum(notificationTags, 'Choose one of the list.');

/** Enumerations of specification section 3. */
export const genders = ['Male', 'Female', 'Others'] as const;
export const maritalStatuses = ['Single', 'Married', 'Others'] as const;
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

const choice = 'Choose one of the list.';

/** What a person says of themselves; null takes a choice back. */
export const profileFields = z.object({
  fullName: personName,
  about: optionalText(400, 'A few words.').check(contactFree(publicWords)),
  gender: z.optional(z.nullable(z.enum(genders, choice))),
  maritalStatus: z.optional(z.nullable(z.enum(maritalStatuses, choice))),
  bloodGroup: z.optional(z.nullable(z.enum(bloodGroups, choice))),
  languages: z.optional(
    z.array(z.enum(languageNames, choice), 'Please send a list.').check(z.maxLength(13, 'At most 13.')),
  ),
});

/** The own details. For their owner only. */
export const profileDetails = z.object({
  fullName: z.string(),
  about: z.string(),
  gender: z.nullable(z.enum(genders)),
  maritalStatus: z.nullable(z.enum(maritalStatuses)),
  bloodGroup: z.nullable(z.enum(bloodGroups)),
  languages: z.array(z.enum(languageNames)),
  profileImage: z.nullable(z.string()).check(z.describe('A link that lives some minutes; null: none.')),
});
export type ProfileDetails = z.output<typeof profileDetails>;

export const strengthKeys = [
  'name',
  'picture',
  'about',
  'personal',
  'languages',
  'address',
  'card',
  'services',
  'gst',
  'team',
  'catalogue',
] as const;
export type StrengthKey = (typeof strengthKeys)[number];

/** How complete a profile is, and what to do next. Weights sum to 100. */
export const profileStrength = z.object({
  percent: z.int(),
  parts: z.array(
    z.object({ key: z.enum(strengthKeys), weight: z.int(), done: z.boolean(), link: z.string() }),
  ),
  next: z.nullable(z.object({ key: z.enum(strengthKeys), weight: z.int(), link: z.string() })),
});
export type ProfileStrength = z.output<typeof profileStrength>;

export const trustKeys = [
  'number',
  'picture',
  'time',
  'kept',
  'peace',
  'business',
  'gst',
  'rating',
  'answers',
] as const;
export type TrustKey = (typeof trustKeys)[number];

/** Why the score is what it is: parts of 100, each with what it was counted from. */
export const trustScore = z.object({
  score: z.int(),
  kind: z.enum(['person', 'partner', 'professional']),
  parts: z.array(
    z.object({
      key: z.enum(trustKeys),
      points: z.int(),
      of: z.int(),
      good: z.int().check(z.describe('What counted for it: bookings kept, stars in tenths, months.')),
      total: z.int().check(z.describe('Out of how many; 0 where nothing is counted.')),
      link: z.nullable(z.string()),
    }),
  ),
  events: z.array(
    z.object({
      key: z.enum(trustKeys),
      verb: z.string(),
      good: z.boolean(),
      at: instant(),
      bookingNumber: z.string(),
      link: z.string(),
    }),
  ),
});
export type TrustScore = z.output<typeof trustScore>;

const channelChoice = z.object({
  tag: notificationTag,
  sms: z.boolean('Choose yes or no.'),
  mail: z.boolean('Choose yes or no.'),
  push: z.boolean('Choose yes or no.'),
});

export const notificationChoice = z.extend(channelChoice, {
  locked: z.boolean().check(z.describe('Always sent: sign-in codes and start codes.')),
});

export const userSetting = z.object({
  language: z.enum(['en', 'hi']),
  notifications: z.array(notificationChoice),
});
export type UserSetting = z.output<typeof userSetting>;

export const userSettingBody = z.object({
  language: z.optional(z.enum(['en', 'hi'], choice)),
  notifications: z.optional(
    z.array(channelChoice, 'Please send a list.').check(z.maxLength(6, 'There are six kinds.')),
  ),
});

export const activity = z.object({
  activityId: z.uuid(),
  at: instant(),
  action: z.string().check(z.describe('domain.verb.')),
  actorName: z.string(),
  actorRole: z.string(),
  mine: z.boolean(),
  link: z.nullable(z.string()),
});
export type Activity = z.output<typeof activity>;
export const activityAreas = ['booking', 'staff', 'profile', 'account', 'partner'] as const;

export const demoTopics = ['services', 'hiring', 'staff', 'other'] as const;
export type DemoTopic = (typeof demoTopics)[number];

/** Whom to call, and what to show. */
export const demoRequestBody = z.object({
  fullName: personName,
  mobileNumber,
  companyName: optionalText(120, 'The business it is about.'),
  topic: z.enum(demoTopics, choice),
  preferredDay: z.optional(day('A day that suits, Asia/Kolkata.')),
  note: optionalText(400, 'What to show.'),
});

export const profileItemStates = ['Active', 'Inactive'] as const;

/** An item of one's own catalogue, or an asset. */
export const profileItem = z.object({
  itemId: z.uuid(),
  name: z.string(),
  description: z.string(),
  amountPaise: z.nullable(z.int()).check(z.describe('Price of a catalogue item, worth of an asset; paise.')),
  reference: z.string().check(z.describe('Article or serial number.')),
  status: z.enum(profileItemStates),
  picture: z.nullable(z.string()),
  updatedAt: instant(),
  can: z.object({ update: z.boolean(), remove: z.boolean() }),
});
export type ProfileItem = z.output<typeof profileItem>;

export const tabKeys = [
  'about',
  'strength',
  'trust',
  'card',
  'catalogue',
  'assets',
  'notifications',
  'activity',
  'invitations',
  'team',
] as const;
