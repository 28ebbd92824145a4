type Line = readonly [name: string, quantity: number, unit: string, rupees: number];

/** What residents ask quotations for, and how each request goes. */
export interface AskedWork {
  readonly categoryId: string;
  readonly message: string;
  readonly budgetRupees: readonly [from: number, to: number];
  /** Days of the story before it is asked. */
  readonly afterDays: number;
  /** Days until the work may begin, and how many it takes. */
  readonly inDays: number;
  readonly takesDays: number;
  readonly lines: readonly Line[];
  /** The customer takes them or leaves them. */
  readonly optional?: readonly Line[];
  /** Of these the customer chooses one; the middle one is recommended. */
  readonly packages?: readonly { readonly name: string; readonly lines: readonly Line[] }[];
  /** Payments in percent of the whole. */
  readonly parts: readonly (readonly [title: string, percent: number])[];
  /** How far it comes with the first shop. */
  readonly ends:
    | 'fresh'
    | 'interested'
    | 'declined'
    | 'unlocked'
    | 'quoted'
    | 'refused'
    | 'won'
    | 'cancelled';
  /** Asked by the resident by whom the city is shown. */
  readonly byFirst?: boolean;
  /** A second shop quotes as well. */
  readonly hasRival?: boolean;
  /** Milestones that are done one after the other. */
  readonly reached: readonly { readonly isApproved: boolean; readonly isPaid: boolean }[];
}

export const half = [
  ['When the material is on site', 50],
  ['When all of it is done', 50],
] as const;

const bathroom: AskedWork = {
  categoryId: 'plumber',
  message: 'New pipes, taps and a wall-hung toilet for two bathrooms. The tiles stay.',
  budgetRupees: [60_000, 90_000],
  afterDays: 1,
  inDays: 4,
  takesDays: 12,
  lines: [
    ['Pipes and fittings', 1, 'lot', 24_000],
    ['Taps and mixers', 6, 'piece', 3_200],
    ['Wall-hung toilet with frame', 2, 'piece', 11_500],
    ['Fitting and testing', 6, 'day', 1_800],
  ],
  parts: [
    ['When the pipes are laid', 40],
    ['When the first bathroom works', 30],
    ['When both bathrooms work', 30],
  ],
  ends: 'won',
  byFirst: true,
  hasRival: true,
  reached: [
    { isApproved: true, isPaid: true },
    { isApproved: true, isPaid: false },
    { isApproved: false, isPaid: false },
  ],
};

const kitchen: AskedWork = {
  categoryId: 'plumber',
  message: 'Move the kitchen sink to the window and add a point for a dishwasher.',
  budgetRupees: [15_000, 25_000],
  afterDays: 2,
  inDays: 5,
  takesDays: 4,
  lines: [
    ['Pipes and drain', 1, 'lot', 7_500],
    ['Dishwasher point', 1, 'piece', 2_200],
    ['Fitting', 2, 'day', 1_800],
  ],
  parts: half,
  ends: 'won',
  reached: [
    { isApproved: true, isPaid: true },
    { isApproved: true, isPaid: true },
  ],
};

const rewiring: AskedWork = {
  categoryId: 'electrician',
  message: 'New wiring for a flat of two bedrooms, with a new board and points for three air conditioners.',
  budgetRupees: [70_000, 1_10_000],
  afterDays: 3,
  inDays: 10,
  takesDays: 14,
  lines: [
    ['Wires and conduits', 1, 'lot', 38_000],
    ['Distribution board', 1, 'piece', 9_500],
    ['Points', 42, 'point', 450],
  ],
  parts: half,
  ends: 'refused',
  reached: [],
};

const shelves: AskedWork = {
  categoryId: 'carpenter',
  message: 'Built-in shelves along one wall of the study, about 12 feet, in plywood with laminate.',
  budgetRupees: [40_000, 65_000],
  afterDays: 8,
  inDays: 9,
  takesDays: 10,
  lines: [
    ['Plywood and laminate', 1, 'lot', 27_000],
    ['Carpentry', 8, 'day', 1_900],
  ],
  parts: half,
  ends: 'quoted',
  reached: [],
};

/** Asked of a shop that did not quote it. */
const unquoted = { lines: [], parts: half, reached: [], inDays: 7, takesDays: 5 } as const;

export const askedWorks: readonly AskedWork[] = [
  bathroom,
  kitchen,
  rewiring,
  shelves,
  {
    ...unquoted,
    categoryId: 'cleaning',
    message: 'Deep cleaning of a house of three floors before a wedding, with windows and terrace.',
    budgetRupees: [12_000, 20_000],
    afterDays: 12,
    ends: 'unlocked',
  },
  {
    ...unquoted,
    categoryId: 'electrician',
    message: 'Lights and fans for a new office of about 1,500 square feet.',
    budgetRupees: [30_000, 60_000],
    afterDays: 14,
    ends: 'interested',
  },
  {
    ...unquoted,
    categoryId: 'carpenter',
    message: 'Repair of eight window frames, some of them with termites.',
    budgetRupees: [15_000, 30_000],
    afterDays: 15,
    ends: 'declined',
  },
  {
    ...unquoted,
    categoryId: 'plumber',
    message: 'A new overhead tank of 2,000 litres with pipes to three flats.',
    budgetRupees: [25_000, 45_000],
    afterDays: 16,
    ends: 'cancelled',
  },
  {
    ...unquoted,
    categoryId: 'plumber',
    message: 'Rainwater pipes along two sides of the house and a filter before the sump.',
    budgetRupees: [20_000, 35_000],
    afterDays: 20,
    ends: 'fresh',
  },
];
