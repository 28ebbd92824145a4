import * as z from 'zod/mini';
import { instant, paise } from '../../kernel/schema.ts';

/** Reckoned behind the calls, in bounded steps. */
export const settingPreviewStatuses = ['Counting', 'Done'] as const;

/** Of the bookings that a change touches: a sum as it was, and as it would have been. */
export const previewSum = z.object({ beforePaise: paise(), afterPaise: paise(), changePaise: paise() });
export type PreviewSum = z.output<typeof previewSum>;

const sums = {
  customers: z.nullable(previewSum).check(z.describe('What customers pay.')),
  partners: z.nullable(previewSum).check(z.describe('What partners earn.')),
  platform: z.nullable(previewSum).check(z.describe('What the platform keeps.')),
};

export const settingPreview = z.object({
  previewId: z.uuid(),
  status: z.enum(settingPreviewStatuses),
  reckons: z
    .enum(['bills', 'cancellations', 'counts'])
    .check(
      z.describe('counts: what it would have changed cannot be said, only how many bookings were made.'),
    ),
  verdict: z.enum(['free', 'second_admin']),
  before: z.string().check(z.describe('The value that holds there today, in words.')),
  after: z.string(),
  from: instant('The bookings made since …'),
  to: instant('… and until.'),
  looked: z.int().check(z.describe('Bookings that were looked at so far.')),
  total: z.int().check(z.describe('Of so many.')),
  affected: z.int().check(z.describe('Of them, those to which it would have applied.')),
  ...sums,
  places: z.array(
    z.object({
      cityName: z.string(),
      categoryName: z.string(),
      bookings: z.int(),
      customersPaise: paise('More, or less where negative.'),
      partnersPaise: paise(),
      platformPaise: paise(),
    }),
  ),
  examples: z.array(
    z.object({
      bookingId: z.string(),
      bookingNumber: z.string(),
      customers: previewSum,
      partners: previewSum,
      platform: previewSum,
    }),
  ),
});
export type SettingPreview = z.output<typeof settingPreview>;
