import * as z from 'zod/mini';
import { personName } from '../account/account.model.ts';
import { instant, optionalText } from '../kernel/schema.ts';

/** Enumerations of specification section 3. */
export const genders = ['Male', 'Female', 'Others'] as const;
export const maritalStatuses = ['Single', 'Married', 'Others'] as const;
export const bloodGroups = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;

/** As their speakers write them; the value on the wire is English. */
export const spokenLanguages = {
  Hindi: 'हिन्दी',
  English: 'English',
  Kannada: 'ಕನ್ನಡ',
  Tamil: 'தமிழ்',
  Telugu: 'తెలుగు',
  Malayalam: 'മലയാളം',
  Marathi: 'मराठी',
  Bengali: 'বাংলা',
  Gujarati: 'ગુજરાતી',
  Punjabi: 'ਪੰਜਾਬੀ',
  Odia: 'ଓଡ଼ିଆ',
  Assamese: 'অসমীয়া',
  Urdu: 'اردو',
} as const;
export type SpokenLanguage = keyof typeof spokenLanguages;
const languageNames = Object.keys(spokenLanguages) as [SpokenLanguage, ...SpokenLanguage[]];

const choice = 'Choose one of the list.';

/** What a person says of themselves; null takes a choice back. */
export const profileFields = z.object({
  fullName: personName,
  about: optionalText(400, 'A few words.'),
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

export const notificationTags = ['account', 'bookings', 'payments', 'team', 'messages', 'offers'] as const;
export type NotificationTag = (typeof notificationTags)[number];
export const notificationChannels = ['sms', 'mail', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

const channelChoice = z.object({
  tag: z.enum(notificationTags, choice),
  sms: z.boolean('Say yes or no.'),
  mail: z.boolean('Say yes or no.'),
  push: z.boolean('Say yes or no.'),
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
export const activityAreas = ['booking', 'staff', 'profile'] as const;

export const businessCard = z.object({
  slug: z.string().check(z.describe('The last part of its address.')),
  isOn: z.boolean(),
  indexable: z.boolean().check(z.describe('Search engines may list it.')),
  showMobile: z.boolean(),
  headline: z.string(),
  url: z.string(),
  chosen: z.boolean().check(z.describe('False while the address is a random one.')),
  preview: z.object({ fullName: z.string(), companyName: z.nullable(z.string()) }),
});
export type BusinessCard = z.output<typeof businessCard>;

export const cardSlug = z
  .string('Please choose an address.')
  .check(
    z.regex(
      /^[a-z0-9](?:[a-z0-9-]{1,38})[a-z0-9]$/,
      'Use 3 to 40 small letters, digits and hyphens, without a hyphen at either end.',
    ),
  );

/** What anybody with the link reads. */
export const publicCard = z.object({
  slug: z.string(),
  fullName: z.string(),
  companyName: z.nullable(z.string()),
  headline: z.string(),
  about: z.string(),
  languages: z.array(z.string()),
  mobileNumber: z.nullable(z.string()).check(z.describe('Only where its owner chose to show it.')),
  place: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  ratingCount: z.int(),
  jobsDone: z.int(),
  picture: z.nullable(z.string()),
  indexable: z.boolean(),
  url: z.string(),
});
export type PublicCard = z.output<typeof publicCard>;

export const belongingStates = ['Active', 'Inactive'] as const;

/** An item of one's own catalogue, or an asset. */
export const belonging = z.object({
  itemId: z.uuid(),
  name: z.string(),
  description: z.string(),
  amountPaise: z.nullable(z.int()).check(z.describe('Price of a catalogue item, worth of an asset; paise.')),
  reference: z.string().check(z.describe('Article or serial number.')),
  status: z.enum(belongingStates),
  picture: z.nullable(z.string()),
  updatedAt: instant(),
  can: z.object({ update: z.boolean(), remove: z.boolean() }),
});
export type Belonging = z.output<typeof belonging>;

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
