import { lifecycle, verbsOf } from '../../kernel/lifecycle.ts';

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
