/** The partners of the demo city: 40 shops of invented names, what each does and from where. */
export interface DemoPartner {
  readonly companyName: string;
  readonly pincode: string;
  readonly categories: readonly string[];
  readonly professionals: number;
  readonly gstRegistered: boolean;
  /** How its prices lie against the usual ones, in percent. */
  readonly pricePercent: number;
  readonly radiusMetres: number;
}

const shop = (
  companyName: string,
  pincode: string,
  categories: readonly string[],
  professionals: number,
  gstRegistered: boolean,
  pricePercent: number,
  radiusKm: number,
): DemoPartner => ({
  companyName,
  pincode,
  categories,
  professionals,
  gstRegistered,
  pricePercent,
  radiusMetres: radiusKm * 1000,
});

/** The first three are the small seed's. */
export const demoPartners: readonly DemoPartner[] = [
  shop(
    'Lakshmi Home Services',
    '560038',
    ['electrician', 'plumber', 'cleaning', 'carpenter'],
    4,
    true,
    100,
    14,
  ),
  shop('Namma Cool Care', '560034', ['ac', 'appliance', 'electrician'], 3, true, 97, 14),
  shop('Clean Corner', '560102', ['cleaning', 'maid', 'pest'], 3, false, 93, 16),
  shop('Bright Spark Electricals', '560011', ['electrician', 'security'], 5, true, 104, 12),
  shop('Indiranagar Plumbing Works', '560008', ['plumber'], 5, false, 92, 10),
  shop('Carpenter Galli', '560003', ['carpenter', 'painting'], 5, true, 98, 14),
  shop('Garden City Gardeners', '560070', ['garden'], 4, false, 95, 18),
  shop('Silk Board Salon at Home', '560076', ['salon-women', 'wellness'], 6, true, 102, 14),
  shop('Trim and Tidy', '560034', ['salon-men'], 5, false, 94, 12),
  shop('Saukhya Wellness', '560011', ['wellness', 'care'], 6, true, 106, 15),
  shop('Pest Free Bengaluru', '560010', ['pest'], 5, true, 100, 18),
  shop('Rangoli Painters', '560078', ['painting'], 6, true, 96, 18),
  shop('Safe Move Packers', '560037', ['movers'], 6, true, 101, 25),
  shop('Nigrani Systems', '560066', ['security'], 4, true, 103, 16),
  shop('Seva Nursing Care', '560024', ['care'], 6, true, 105, 18),
  shop('Shine Car Wash', '560103', ['vehicle'], 5, false, 90, 14),
  shop('Utsav Events', '560003', ['events'], 5, true, 100, 20),
  shop('Workspace Housekeeping', '560066', ['office-clean', 'cleaning'], 7, true, 99, 20),
  shop('Karnataka Office Care', '560037', ['office-amc', 'ac', 'electrician'], 6, true, 103, 20),
  shop('Reliable Staffing Point', '560010', ['office-staff'], 6, true, 100, 25),
  shop(
    'Whitefield Home Fix',
    '560066',
    ['electrician', 'plumber', 'carpenter', 'appliance'],
    6,
    true,
    99,
    12,
  ),
  shop('Malleshwaram Maids', '560003', ['maid', 'cleaning'], 6, false, 91, 12),
  shop('Cool Breeze AC Works', '560078', ['ac'], 5, false, 93, 14),
  shop('Appliance Doctor', '560076', ['appliance'], 5, true, 102, 14),
  shop('Yelahanka Services', '560064', ['plumber', 'electrician', 'cleaning'], 5, false, 92, 12),
  shop('Hebbal Handymen', '560024', ['carpenter', 'plumber', 'electrician'], 5, false, 95, 12),
  shop('Sparkle Deep Clean', '560103', ['cleaning'], 6, true, 104, 15),
  shop('Aarogya Physio', '560093', ['wellness', 'care'], 4, true, 107, 12),
  shop('Lotus Beauty', '560038', ['salon-women'], 5, false, 96, 12),
  shop('Gentlemen at Home', '560102', ['salon-men', 'wellness'], 4, true, 101, 14),
  shop('Jayanagar Electric House', '560011', ['electrician'], 4, false, 90, 12),
  shop('Water Works', '560070', ['plumber', 'appliance'], 4, true, 98, 14),
  shop('Metro Movers', '560010', ['movers', 'vehicle'], 5, true, 99, 25),
  shop('Green Thumb', '560064', ['garden', 'cleaning'], 4, false, 94, 20),
  shop('Kitchen Fresh', '560095', ['cleaning', 'events'], 5, true, 100, 14),
  shop('Smart Griha', '560103', ['security', 'electrician'], 4, true, 108, 16),
  shop('City Office Hygiene', '560001', ['office-clean', 'pest'], 6, true, 102, 20),
  shop('Udyog Maintenance', '560010', ['office-amc', 'office-staff'], 5, true, 98, 22),
  shop('Happy Hands Help', '560037', ['maid', 'care', 'cleaning'], 6, false, 92, 14),
  shop('Purvi Paints and Proofing', '560093', ['painting', 'carpenter'], 5, true, 103, 16),
];
