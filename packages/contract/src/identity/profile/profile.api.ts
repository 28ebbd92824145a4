import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { day, instant } from '../../kernel/schema.ts';
import { whileIncomplete } from '../../kernel/access-level.ts';
import { profileErrors } from './profile.noun.ts';
import {
  activity,
  activityAreas,
  demoRequestBody,
  profileDetails,
  profileFields,
  profileStrength,
  tabKeys,
  trustScore,
  userSetting,
  userSettingBody,
  notificationTag,
} from './profile.model.ts';

const tag = 'Profile';
const ownOnly = { who: 'signed-in', scope: 'own profile only' } as const;

export const pictureUpload = {
  field: 'picture',
  maxFiles: 1,
  maxBytes: 10_485_760,
  mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

export const getProfileDetails = endpoint('GET /user/profileDetails', {
  summary: 'The own profile, as the signed-in person filled it in',
  tag,
  authz: ownOnly,
  openWhile: whileIncomplete,
  response: profileDetails,
});

export const createProfile = endpoint('POST /user/createprofile', {
  summary: 'Fill in the own profile for the first time, or all of it anew',
  tag,
  authz: ownOnly,
  unconfirmed: 'own-text',
  openWhile: whileIncomplete,
  body: profileFields,
  response: profileDetails,
});

export const updateUserProfile = endpoint('PATCH /user/updateUserProfile', {
  summary: 'Change parts of the own profile; what is not sent stays',
  tag,
  authz: ownOnly,
  unconfirmed: 'own-text',
  openWhile: whileIncomplete,
  body: z.partial(profileFields),
  response: profileDetails,
});

export const setProfilePicture = endpoint('POST /user/profilePicture', {
  summary: 'Set the own picture: checked, cut square, kept without metadata',
  tag,
  authz: ownOnly,
  unconfirmed: 'own-text',
  openWhile: whileIncomplete,
  upload: pictureUpload,
  response: profileDetails,
  errors: [profileErrors.picture_unreadable],
  perMinute: 10,
});

export const removeProfilePicture = endpoint('DELETE /user/profilePicture', {
  summary: 'Remove the own picture',
  tag,
  authz: ownOnly,
  unconfirmed: 'own-text',
  openWhile: whileIncomplete,
  response: profileDetails,
});

export const getProfileStrength = endpoint('GET /user/profileStrength', {
  summary: 'How complete the own profile is, part by part, and the next best thing to do',
  tag,
  authz: ownOnly,
  openWhile: whileIncomplete,
  response: profileStrength,
});

export const getTrustScore = endpoint('GET /user/getTrustScore', {
  summary: 'The own trust score in parts, each with what it was counted from',
  tag,
  authz: ownOnly,
  response: trustScore,
});

export const getUserSetting = endpoint('GET /user/setting', {
  summary: 'Language and what the person wants to be told, by which way',
  tag,
  authz: ownOnly,
  response: userSetting,
});

export const updateUserSetting = endpoint('PATCH /user/setting', {
  summary: 'Change language or notifications; what is not sent stays',
  tag,
  authz: ownOnly,
  unconfirmed: 'own-text',
  body: userSettingBody,
  response: userSetting,
});

export const listUserNotificationTags = endpoint('GET /user/notification/tags', {
  summary: 'The kinds of notifications there are',
  tag,
  authz: { who: 'signed-in' },
  response: z.object({
    tags: z.array(z.object({ tag: notificationTag, locked: z.boolean() })),
  }),
});

export const listActivity = endpoint('GET /user/activitylogs', {
  summary: 'What was done: by oneself, or for the own organisation (with activityLogs.view)',
  tag,
  authz: { who: 'signed-in', scope: 'own doings; those of the own organisation with activityLogs.view' },
  query: z.object({
    ...pageQuery,
    scope: z._default(z.enum(['own', 'organisation'], 'Choose own or organisation.'), 'own'),
    area: z.optional(z.enum(activityAreas, 'Choose one of the list.')),
    from: z.optional(day('First day, Asia/Kolkata.')),
    to: z.optional(day('Last day, Asia/Kolkata.')),
  }),
  response: pageOf(activity),
});

export const getUserTabs = endpoint('GET /tabs/user', {
  summary: 'The parts of the own area that this role has, with what waits in each',
  tag,
  authz: { who: 'signed-in' },
  response: z.object({
    tabs: z.array(z.object({ key: z.enum(tabKeys), path: z.string(), count: z.nullable(z.int()) })),
  }),
});

export const requestDemo = endpoint('POST /user/demoRequest', {
  summary: 'Ask to be shown the product; one open request a person',
  tag,
  authz: ownOnly,
  unconfirmed: 'only-adds',
  body: demoRequestBody,
  response: z.object({ demoRequestId: z.uuid(), status: z.enum(['Open', 'Closed']), askedAt: instant() }),
  status: 201,
  idempotency: 'required',
  errors: [profileErrors.demo_asked],
});
