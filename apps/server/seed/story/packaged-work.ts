import { type AskedWork, half } from './asked-works.ts';

/** Offered in three packages with something to add: its customer has still to choose, so that people who try the city see how. */
export const packagedWork: AskedWork = {
  categoryId: 'carpenter',
  message: 'A wardrobe for the main bedroom, 7 feet wide and up to the beam, with drawers and a mirror.',
  budgetRupees: [50_000, 1_10_000],
  afterDays: 0,
  inDays: 12,
  takesDays: 9,
  lines: [
    ['Measuring and drawing', 1, 'visit', 1_500],
    ['Fitting on site', 3, 'day', 1_900],
  ],
  packages: [
    {
      name: 'Basic',
      lines: [['Commercial plywood with laminate', 1, 'lot', 42_000]],
    },
    {
      name: 'Standard',
      lines: [
        ['Moisture-proof plywood with laminate', 1, 'lot', 56_000],
        ['Soft-closing hinges', 8, 'piece', 340],
      ],
    },
    {
      name: 'Premium',
      lines: [
        ['Marine plywood with veneer', 1, 'lot', 81_000],
        ['Soft-closing hinges and drawers', 1, 'set', 7_400],
      ],
    },
  ],
  optional: [['Loft above the wardrobe', 1, 'piece', 14_500]],
  parts: half,
  ends: 'quoted',
  reached: [],
};
