/** What a business owns and its people use: handed out, confirmed, taken back. The specification names no calls of it; the paths are the project’s own choice. */
import { keysOf } from '../../kernel/record.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countedPageOf, countedPageQuery, pageOf, pageQuery } from '../../kernel/page.ts';
import { day, optionalText, sentence, whole } from '../../kernel/schema.ts';
import { assetErrors as e, assetStateVerbs, assetTabs } from './asset.noun.ts';
import {
  asset,
  assetBody,
  assetCard,
  assetConditions,
  assetId,
  assetMove,
  assetPhoto,
  assetPhotoId,
  assetPhotoLimits,
  custody,
  assetKind,
} from './asset.model.ts';

const tag = 'Assets of a business';
const roles = ['Service Partner', 'subUser'] as const;
const office = (permission: 'manage_users.view' | 'manage_users.update') =>
  ({ who: 'roles', roles, permission, scope: 'the own organisation' }) as const;
const change = office('manage_users.update');
const own = { who: 'roles', roles: ['subUser'], scope: 'the caller’s own hand-outs' } as const;
const choose = 'Choose one of the list.';
const staffId = z.uuid('This is not a known id.');
const version = whole(1, 1_000_000, 'As it was read.');
const photoIds = z._default(
  z
    .array(assetPhotoId, 'Send a list.')
    .check(z.maxLength(assetPhotoLimits.ofMove, `At most ${assetPhotoLimits.ofMove} photos.`)),
  [],
);
const condition = z.enum(assetConditions, choose);

export const assetsQuery = z.object({
  ...countedPageQuery,
  tab: z._default(z.enum(keysOf(assetTabs), choose), 'all'),
  kind: z.optional(assetKind),
  staffId: z.optional(staffId).check(z.describe('Who has it now.')),
  late: z.optional(z.enum(['true'], choose)).check(z.describe('Only what was to be back before today.')),
  q: optionalText(60, 'Part of the name or the serial number.'),
});

export const listAssets = endpoint('GET /user/employee/assets', {
  summary: 'What the business owns, the newest first',
  tag,
  authz: office('manage_users.view'),
  query: assetsQuery,
  response: countedPageOf(assetCard),
});

export const getAsset = endpoint('GET /user/employee/assets/details', {
  summary: 'One asset of the business',
  tag,
  authz: office('manage_users.view'),
  query: z.object({ assetId }),
  response: asset,
  errors: [e.asset_not_found],
});

export const listAssetMoves = endpoint('GET /user/employee/assets/history', {
  summary: 'What happened to an asset, with conditions and photos, the newest first',
  tag,
  authz: office('manage_users.view'),
  query: z.object({ ...pageQuery, assetId }),
  response: pageOf(assetMove),
  errors: [e.asset_not_found],
});

export const listOwnCustody = endpoint('GET /user/employee/assets/own', {
  summary: 'What was handed out to the caller, the newest first; what is still out or what ended',
  tag,
  authz: { ...own, roles },
  query: z.object({ ...pageQuery, tab: z._default(z.enum(['held', 'past'], choose), 'held') }),
  response: pageOf(custody),
});

export const addAsset = endpoint('POST /user/employee/assets', {
  summary: 'Add something that the business owns',
  tag,
  authz: change,
  unconfirmed: 'only-adds',
  status: 201,
  idempotency: 'required',
  body: assetBody,
  response: asset,
  errors: [e.asset_tag_taken, e.asset_limit, e.asset_bought_later],
});

export const editAsset = endpoint('PATCH /user/employee/assets', {
  summary: 'Change what is written of an asset',
  tag,
  authz: change,
  unconfirmed: 'carries-version',
  body: z.object({ assetId, version, ...assetBody.shape }),
  response: asset,
  errors: [e.asset_not_found, e.asset_moved_on, e.asset_tag_taken, e.asset_bought_later],
});

export const handOutAsset = endpoint('PATCH /user/employee/assets/hand-out', {
  summary: 'Hand an asset out to an employee, who is told and asked whether they have it',
  tag,
  authz: change,
  unconfirmed: 'carries-version',
  body: z.object({
    assetId,
    version,
    staffId,
    condition,
    note: optionalText(500, 'What the employee should know.'),
    dueOn: z.optional(day('By when it is to be back; left out: open.')),
    photoIds,
  }),
  response: asset,
  errors: [
    e.asset_not_found,
    e.asset_moved_on,
    e.asset_holder_unknown,
    e.asset_due_before,
    e.asset_photo_gone,
  ],
});

export const answerAsset = endpoint('PATCH /user/employee/assets/answer', {
  summary: 'Say whether one has what was handed out; without it a reason is needed, and the office is told',
  tag,
  authz: own,
  unconfirmed: 'carries-version',
  body: z
    .object({
      assetId,
      version,
      hasIt: z.boolean('Choose true or false.'),
      reason: z.optional(sentence(500, 'Why not; the office reads it.')),
    })
    .check(
      z.refine(({ hasIt, reason }) => hasIt === (reason === undefined), {
        error: 'Enter why you do not have it.',
        path: ['reason'],
      }),
    ),
  response: custody,
  errors: [e.asset_not_found, e.asset_moved_on],
});

export const takeBackAsset = endpoint('PATCH /user/employee/assets/take-back', {
  summary: 'Take an asset back and note its condition; the employee is told',
  tag,
  authz: change,
  unconfirmed: 'carries-version',
  body: z.object({
    assetId,
    version,
    condition,
    note: optionalText(500, 'Damage and what is missing; the employee reads it.'),
    toRepair: z._default(z.boolean('Choose true or false.'), false),
    photoIds,
  }),
  response: asset,
  errors: [e.asset_not_found, e.asset_moved_on, e.asset_photo_gone],
});

export const moveAsset = endpoint('PATCH /user/employee/assets/state', {
  summary: 'Send an asset to repair or back from it, report it lost or found, retire or restore it',
  tag,
  authz: change,
  unconfirmed: 'carries-version',
  body: z.object({
    assetId,
    version,
    verb: z.enum(assetStateVerbs, choose),
    note: optionalText(500, 'Why; part of the history.'),
  }),
  response: asset,
  errors: [e.asset_not_found, e.asset_moved_on],
});

export const addAssetPhotos = endpoint('POST /user/employee/assets/photos', {
  summary: 'Keep photos for a hand-out or a return that is about to be noted; kept for a week until then',
  tag,
  authz: change,
  unconfirmed: 'only-adds',
  status: 201,
  perMinute: 30,
  upload: {
    field: 'files',
    maxFiles: assetPhotoLimits.atOnce,
    maxBytes: assetPhotoLimits.bytes,
    mediaTypes: ['image/jpeg', 'image/png', 'image/webp'],
  },
  response: z.object({ files: z.array(assetPhoto) }),
  errors: [e.asset_photo_unreadable, e.asset_photo_limit],
});
