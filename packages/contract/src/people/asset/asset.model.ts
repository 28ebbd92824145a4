import * as z from 'zod/mini';
import { day, id, instant, optionalText, paiseBetween, text } from '../../kernel/schema.ts';
import { assetStatuses, assetVerbs } from './asset.noun.ts';

export const assetId = id('Asset');
export const custodyId = id('Custody');
export const assetPhotoId = id('AssetPhoto');

export const assetKinds = [
  'tool',
  'machine',
  'phone',
  'computer',
  'vehicle',
  'uniform',
  'keys',
  'safety',
  'furniture',
  'other',
] as const;
export type AssetKind = (typeof assetKinds)[number];
export const assetKind = z.enum(assetKinds, 'Choose one of the list.');

export const assetConditions = ['new', 'good', 'worn', 'damaged'] as const;
export type AssetCondition = (typeof assetConditions)[number];

/** Of one upload and of one hand-over; `daily`: of one person. */
export const assetPhotoLimits = { bytes: 10 * 1024 * 1024, atOnce: 5, ofMove: 5, daily: 60 } as const;
export const mostAssets = 5_000;
const choose = 'Choose one of the list.';

/** What is written of an asset. */
export const assetBody = z.object({
  name: text(80, 'What it is, as your people call it.'),
  kind: assetKind,
  tag: optionalText(60, 'Serial number or own mark, once in a business.'),
  condition: z.enum(assetConditions, choose),
  value: z.optional(paiseBetween(0, 10_000_000_000, 'What it cost, in paise.')),
  boughtOn: z.optional(day('When it was bought.')),
  notes: optionalText(1_000, 'More of it; only the office reads it.'),
});
export type AssetBody = z.output<typeof assetBody>;

const person = z.object({ staffId: z.uuid(), fullName: z.string() });

/** What the viewer may do with an asset. */
export const assetCan = z.object({
  edit: z.boolean(),
  hand_out: z.boolean(),
  take_back: z.boolean(),
  repair: z.boolean(),
  finish_repair: z.boolean(),
  lose: z.boolean(),
  find: z.boolean(),
  retire: z.boolean(),
  restore: z.boolean(),
});

/** As a list shows it. */
export const assetCard = z.object({
  assetId,
  name: z.string(),
  kind: assetKind,
  tag: z.string(),
  status: z.enum(assetStatuses),
  condition: z.enum(assetConditions),
  holder: z.nullable(person).check(z.describe('Who has it now; null: no one.')),
  handedAt: z.nullable(instant()),
  dueOn: z.nullable(z.string()).check(z.describe('By when it is to be back; null: open.')),
  isLate: z.boolean(),
  value: z.nullable(z.int()),
  boughtOn: z.nullable(z.string()),
  version: z.int(),
  can: assetCan,
});
export type AssetCard = z.output<typeof assetCard>;
export type AssetCardAnswer = z.input<typeof assetCard>;

export const asset = z.object({ ...assetCard.shape, notes: z.string(), createdAt: instant() });
export type Asset = z.output<typeof asset>;
export type AssetAnswer = z.input<typeof asset>;

export const assetPhoto = z.object({
  photoId: assetPhotoId,
  url: z.string().check(z.describe('Opens it for this person, for some minutes.')),
});
export type AssetPhoto = z.output<typeof assetPhoto>;
export type AssetPhotoAnswer = z.input<typeof assetPhoto>;

/** One line of its history. */
export const assetMove = z.object({
  moveId: z.uuid(),
  verb: z.enum(assetVerbs),
  at: instant(),
  by: z.string().check(z.describe('Name; empty: the account was erased.')),
  holder: z.nullable(person).check(z.describe('Whom it concerns; null: no one.')),
  condition: z.nullable(z.enum(assetConditions)),
  note: z.string(),
  photos: z.array(assetPhoto),
});
export type AssetMove = z.output<typeof assetMove>;
export type AssetMoveAnswer = z.input<typeof assetMove>;

/** How a hand-out ended. */
export const custodyOutcomes = ['returned', 'disputed', 'lost'] as const;
export type CustodyOutcome = (typeof custodyOutcomes)[number];

/** What an employee holds or held, with what was noted of it. */
export const custody = z.object({
  custodyId,
  assetId,
  name: z.string(),
  kind: assetKind,
  tag: z.string(),
  handedAt: instant(),
  dueOn: z.nullable(z.string()),
  isLate: z.boolean(),
  confirmedAt: z.nullable(instant()),
  endedAt: z.nullable(instant()),
  outcome: z.nullable(z.enum(custodyOutcomes)).check(z.describe('Null: it is still out.')),
  moves: z.array(assetMove).check(z.describe('The newest first.')),
  version: z.int().check(z.describe('Of the asset.')),
  can: z.object({ answer: z.boolean() }),
});
export type Custody = z.output<typeof custody>;
export type CustodyAnswer = z.input<typeof custody>;
