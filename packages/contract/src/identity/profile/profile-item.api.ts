import * as z from 'zod/mini';
import { contactFree, publicWords } from '../../kernel/contact-details/contact-free.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { manyOf, rowByRow } from '../../kernel/bulk.ts';
import { countedPageOf, countedPageQuery } from '../../kernel/page.ts';
import { id, optionalText, paiseBetween, text, removed } from '../../kernel/schema.ts';
import { profileErrors } from './profile.noun.ts';
import { profileItem, profileItemStates } from './profile.model.ts';
import { pictureUpload } from './profile.api.ts';

const tag = 'Profile';
const itemId = id('item');
const crore = 10_000_000_00;
const amountPaise = z.optional(z.nullable(paiseBetween(0, 100 * crore, 'Price or worth, in paise.')));

const fields = {
  name: text(80, 'What it is.'),
  description: optionalText(400).check(contactFree(publicWords)),
  amountPaise,
  reference: optionalText(40, 'Article or serial number.'),
};
export const newProfileItem = z.object(fields);
export const changedProfileItem = z.object({
  itemId,
  ...z.partial(newProfileItem).shape,
  status: z.optional(z.enum(profileItemStates, 'Choose one of the list.')),
});
/** What catalogue and assets are narrowed by. */
export const profileItemQuery = z.object({
  ...countedPageQuery,
  status: z.optional(z.enum(profileItemStates, 'Choose one of the list.')),
  search: optionalText(60, 'Part of the name or number.'),
});
const one = z.object({ itemId });
const moved = z.object({
  itemIds: manyOf(itemId),
  action: z
    .enum(['shelve', 'restore', 'remove'], 'Choose one of the list.')
    .check(z.describe('Removing also needs the right to delete.')),
});
export const removedProfileItem = removed;

const items = {
  who: 'signed-in',
  scope: 'the own items; for an organisation its items, with services.* for staff',
} as const;
const things = {
  who: 'signed-in',
  scope: 'the own assets; for an organisation its assets, with company_profile.* for staff',
} as const;

export const listCatalogue = endpoint('GET /user/catalogue', {
  summary: 'The own catalogue, newest first',
  tag,
  authz: items,
  query: profileItemQuery,
  response: countedPageOf(profileItem),
});
export const addCatalogueItem = endpoint('POST /user/catalogue', {
  summary: 'Add an item to the own catalogue',
  tag,
  authz: items,
  unconfirmed: 'only-adds',
  body: newProfileItem,
  response: profileItem,
  status: 201,
  idempotency: 'required',
  errors: [profileErrors.item_limit],
});
export const updateCatalogueItem = endpoint('PATCH /user/catalogue', {
  summary: 'Change an item, put it away or bring it back',
  tag,
  authz: items,
  unconfirmed: 'own-text',
  body: changedProfileItem,
  response: profileItem,
  errors: [profileErrors.item_not_found],
});
export const removeCatalogueItem = endpoint('DELETE /user/catalogue', {
  summary: 'Remove an item from the own catalogue',
  tag,
  authz: items,
  unconfirmed: 'removes-named',
  query: one,
  response: removedProfileItem,
  errors: [profileErrors.item_not_found],
});
export const moveManyCatalogueItems = endpoint('POST /user/catalogue/moves', {
  summary: 'Hide, show again or remove many items of the own catalogue; reports row by row',
  tag,
  authz: items,
  unconfirmed: 'removes-named',
  body: moved,
  response: rowByRow,
  errors: [profileErrors.item_not_found],
  perMinute: 30,
});
export const setCataloguePicture = endpoint('POST /user/catalogue/picture', {
  summary: 'Set the picture of an item',
  tag,
  authz: items,
  unconfirmed: 'only-adds',
  query: one,
  upload: pictureUpload,
  response: profileItem,
  errors: [profileErrors.item_not_found, profileErrors.picture_unreadable],
  perMinute: 20,
});

export const listAssets = endpoint('GET /user/assets', {
  summary: 'The own assets, newest first',
  tag,
  authz: things,
  query: profileItemQuery,
  response: countedPageOf(profileItem),
});
export const addAsset = endpoint('POST /user/assets', {
  summary: 'Add an asset',
  tag,
  authz: things,
  unconfirmed: 'only-adds',
  body: newProfileItem,
  response: profileItem,
  status: 201,
  idempotency: 'required',
  errors: [profileErrors.item_limit],
});
export const updateAsset = endpoint('PATCH /user/assets', {
  summary: 'Change an asset, put it away or bring it back',
  tag,
  authz: things,
  unconfirmed: 'own-text',
  body: changedProfileItem,
  response: profileItem,
  errors: [profileErrors.item_not_found],
});
export const removeAsset = endpoint('DELETE /user/assets', {
  summary: 'Remove an asset',
  tag,
  authz: things,
  unconfirmed: 'removes-named',
  query: one,
  response: removedProfileItem,
  errors: [profileErrors.item_not_found],
});
export const moveManyAssets = endpoint('POST /user/assets/moves', {
  summary: 'Take many assets out of use, put them back in use or remove them; reports row by row',
  tag,
  authz: things,
  unconfirmed: 'removes-named',
  body: moved,
  response: rowByRow,
  errors: [profileErrors.item_not_found],
  perMinute: 30,
});
export const setAssetPicture = endpoint('POST /user/assets/picture', {
  summary: 'Set the picture of an asset',
  tag,
  authz: things,
  unconfirmed: 'only-adds',
  query: one,
  upload: pictureUpload,
  response: profileItem,
  errors: [profileErrors.item_not_found, profileErrors.picture_unreadable],
  perMinute: 20,
});
