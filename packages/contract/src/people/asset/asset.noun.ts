import { lifecycle, verbsOf } from '../../kernel/lifecycle.ts';
import * as z from 'zod/mini';
import { event } from '../../kernel/event.ts';
import { ref } from '../../kernel/schema.ts';
import { type Room, socketDelivery } from '../../kernel/socket-message.ts';
import { assetChanged } from './asset.live.ts';
import { defineErrors } from '../../kernel/errors.ts';
import { actsOf } from '../../kernel/act.ts';

export const assetStatuses = [
  'available',
  'handed_out',
  'held',
  'disputed',
  'in_repair',
  'lost',
  'retired',
] as const;
export type AssetStatus = (typeof assetStatuses)[number];

/** `Office`: who changes the team. `Holder`: to whom it was handed out. */
const office = ['Office'] as const;
const changed = ['asset.changed'] as const;

/** The life of a thing that a business owns and its people use. */
export const assetLifecycle = lifecycle({
  name: 'asset',
  states: assetStatuses,
  actors: ['Office', 'Holder'],
  moves: {
    add: { from: [null], to: ['available'], by: office, why: 'The business has it.', tells: changed },
    hand_out: {
      from: ['available'],
      to: ['handed_out'],
      by: office,
      why: 'An employee gets it and is asked whether they have it.',
      tells: ['asset.handed_out'],
      times: ['asset.tell_overdue'],
    },
    confirm: {
      from: ['handed_out'],
      to: ['held'],
      by: ['Holder'],
      why: 'The employee says that they have it.',
      tells: changed,
    },
    dispute: {
      from: ['handed_out'],
      to: ['disputed'],
      by: ['Holder'],
      why: 'The employee says that they do not have it, with a reason; they answer for it no more.',
      tells: ['asset.disputed'],
    },
    take_back: {
      from: ['handed_out', 'held'],
      to: ['available', 'in_repair'],
      by: office,
      why: 'It is back; its condition is noted, and it may go to repair at once.',
      tells: ['asset.taken_back'],
    },
    repair: {
      from: ['available'],
      to: ['in_repair'],
      by: office,
      why: 'It does not work as it should.',
      tells: changed,
    },
    finish_repair: {
      from: ['in_repair'],
      to: ['available'],
      by: office,
      why: 'It works again.',
      tells: changed,
    },
    lose: {
      from: ['available', 'handed_out', 'held', 'disputed', 'in_repair'],
      to: ['lost'],
      by: office,
      why: 'No one knows where it is; who held it is told and holds it no more.',
      tells: ['asset.lost'],
    },
    find: {
      from: ['lost', 'disputed'],
      to: ['available'],
      by: office,
      why: 'It is here after all.',
      tells: changed,
    },
    retire: {
      from: ['available', 'in_repair', 'lost'],
      to: ['retired'],
      by: office,
      why: 'It is sold, thrown away or written off.',
      tells: changed,
    },
    restore: {
      from: ['retired'],
      to: ['available'],
      by: office,
      why: 'It was retired by mistake.',
      tells: changed,
    },
  },
});
export type AssetVerb = keyof typeof assetLifecycle.moves;
export const assetVerbs = verbsOf(assetLifecycle);

/** Those that need a word of why, and nothing else. */
export const assetStateVerbs = ['repair', 'finish_repair', 'lose', 'find', 'retire', 'restore'] as const;
export type AssetStateVerb = (typeof assetStateVerbs)[number];

/** What a list of the office shows; `check` is what someone has to look after. */
export const assetTabs = {
  all: ['available', 'handed_out', 'held', 'disputed', 'in_repair', 'lost'],
  out: ['handed_out', 'held'],
  available: ['available'],
  check: ['disputed', 'in_repair', 'lost'],
  retired: ['retired'],
} as const satisfies Readonly<Record<string, readonly AssetStatus[]>>;
export type AssetTab = keyof typeof assetTabs;

const of = { assetId: ref('asset'), organisationId: ref('organisation') };
const by = z.string().check(z.describe('Who did it.'));
const staffId = ref('member of staff');

interface Concerned {
  readonly assetId: string;
  readonly organisationId: string;
  readonly staffId?: string | null | undefined;
}
const roomsOf = (organisationId: string, holder: string | null | undefined): Room[] =>
  holder ? [`organisation:${organisationId}`, `staff:${holder}`] : [`organisation:${organisationId}`];

const tells = socketDelivery(assetChanged, ({ assetId, organisationId, staffId: holder }: Concerned) => ({
  rooms: roomsOf(organisationId, holder),
  data: { assetId },
}));

const held = z.object({ ...of, by, custodyId: ref('hand-out'), staffId });

export const assetEvents = {
  changed: event('asset.changed', {
    summary: 'An asset was added, confirmed, or moved where no one else has to hear of it.',
    facts: z.object({ ...of, by, staffId: z.nullable(staffId).check(z.describe('Who holds it.')) }),
    tells,
  }),
  handedOut: event('asset.handed_out', {
    summary: 'An asset was handed out; the employee is asked whether they have it.',
    facts: held,
    tells,
  }),
  disputed: event('asset.disputed', {
    summary: 'An employee said that they do not have what was handed out to them.',
    facts: held,
    tells,
  }),
  takenBack: event('asset.taken_back', {
    summary: 'An asset was taken back from an employee.',
    facts: held,
    tells,
  }),
  lost: event('asset.lost', {
    summary: 'An asset was reported lost.',
    facts: z.object({
      ...of,
      by,
      staffId: z.nullable(staffId).check(z.describe('Who held it; null: no one.')),
    }),
    tells,
  }),
  overdue: event('asset.overdue', {
    summary: 'The day on which an asset was to be back has passed.',
    facts: z.object({ ...of, custodyId: ref('hand-out'), staffId }),
  }),
};

export const assetErrors = defineErrors({
  asset_not_found: [404, 'Resource is not available'],
  asset_moved_on: [409, 'This asset has changed. Check it and try again.'],
  asset_tag_taken: [409, 'Another asset has this serial number. Check the number.'],
  asset_limit: [409, 'A business keeps 5,000 assets. Retired ones count too.'],
  asset_bought_later: [400, 'Choose a day up to today.'],
  asset_due_before: [400, 'Choose today or a later day.'],
  asset_holder_unknown: [400, 'Choose an active team member.'],
  asset_photo_gone: [409, 'One of the photos isn’t there any more. Take it again.'],
  asset_photo_limit: [429, 'You added too many photos today. Try again tomorrow.'],
  asset_photo_unreadable: [400, 'This photo can’t be opened. Choose another one.'],
});

export const assetActs = actsOf('asset', assetLifecycle, ['edit']);
