/** The trades of the demo city's shops: what a job of each says, and what one does in it. */
export interface CityTrade {
  readonly tradeId: string;
  readonly title: string;
  readonly description: string;
  /** Rupees a month. */
  readonly pays: readonly [from: number, to: number];
  readonly skillIds: readonly string[];
}

const trade = (
  tradeId: string,
  title: string,
  description: string,
  pays: CityTrade['pays'],
  skillIds: readonly string[] = [],
): CityTrade => ({ tradeId, title, description, pays, skillIds });

const cleaner = trade(
  'cleaner',
  'Cleaner for homes and offices',
  'Deep cleaning in a team of two. Machines, material and the way there are ours.',
  [16_500, 19_000],
  ['home-deep-cleaning', 'bathroom-cleaning', 'office-cleaning'],
);
const acTechnician = trade(
  'ac-technician',
  'AC technician for homes',
  'Service, gas filling and repairs of split ACs. A bike helps; fuel is paid.',
  [20_000, 27_000],
  ['ac-service', 'gas-charging', 'ac-installation'],
);

/** By category of the catalogue. */
export const cityTrades: Readonly<Record<string, CityTrade>> = {
  electrician: trade(
    'electrician',
    'Electrician for repairs',
    'Fans, switches and wiring at customers’ homes. Tools and uniform are ours.',
    [19_000, 25_000],
    ['house-wiring', 'switchboard-and-mcb', 'fan-and-light-fitting'],
  ),
  plumber: trade(
    'plumber',
    'Plumber for homes',
    'Taps, leaks, motors and bathrooms in flats nearby. Tools are ours.',
    [18_500, 24_000],
    ['pipe-fitting', 'tap-and-mixer-repair', 'sanitary-fitting'],
  ),
  cleaning: cleaner,
  'office-clean': { ...cleaner, title: 'Office cleaner, mornings' },
  carpenter: trade(
    'carpenter',
    'Carpenter for fitting and repairs',
    'Doors, locks, kitchens and furniture at customers’ homes.',
    [19_000, 26_000],
    ['door-and-lock-fitting', 'modular-kitchen', 'furniture-assembly'],
  ),
  ac: acTechnician,
  'office-amc': { ...acTechnician, title: 'AC technician for offices' },
  appliance: trade(
    'appliance-technician',
    'Technician for washing machines and fridges',
    'Repairs of all makes at home, with spare parts from our store.',
    [20_000, 27_000],
    ['washing-machine-repair', 'refrigerator-repair'],
  ),
  maid: trade(
    'domestic-help',
    'Domestic help, four homes a day',
    'Dishes, sweeping and kitchen help in homes within 3 km of each other.',
    [15_500, 18_000],
    ['sweeping-and-mopping', 'dishwashing'],
  ),
  pest: trade(
    'pest-control-technician',
    'Pest control technician',
    'Treatment against termites and cockroaches. We train you and give the safety kit.',
    [17_000, 21_000],
  ),
  painting: trade(
    'painter',
    'Painter for homes',
    'Putty and paint inside flats, in a team of three with a supervisor.',
    [18_000, 24_000],
    ['wall-painting', 'wall-putty'],
  ),
  garden: trade(
    'gardener',
    'Gardener for houses and schools',
    'Lawns, pots and pruning on fixed rounds. Tools are ours.',
    [16_500, 19_500],
  ),
  'salon-women': trade(
    'beautician',
    'Beautician for visits at home',
    'Facials, waxing and threading at customers’ homes. Kit and travel are paid.',
    [19_000, 28_000],
  ),
  'salon-men': trade(
    'hairdresser',
    'Hairdresser for visits at home',
    'Haircuts and shaves at home and in offices, with our kit.',
    [18_000, 25_000],
  ),
  wellness: trade(
    'massage-therapist',
    'Massage therapist',
    'Massages at home after a week of training. Two visits a day at least.',
    [19_000, 27_000],
  ),
  care: trade(
    'elder-care-attendant',
    'Attendant for elders',
    'Days of eight hours with elders at home: meals, walks and medicine on time.',
    [18_000, 22_000],
  ),
  movers: trade(
    'packer',
    'Packer and mover',
    'Packs and carries in a team of five. Meals on long days are paid.',
    [16_500, 20_000],
  ),
  security: trade(
    'cctv-technician',
    'CCTV technician',
    'Cameras, locks and networks in homes and shops.',
    [19_000, 25_000],
  ),
  'office-staff': trade(
    'office-assistant',
    'Office assistant',
    'Pantry, papers and errands in offices of our clients.',
    [16_000, 19_000],
  ),
};
