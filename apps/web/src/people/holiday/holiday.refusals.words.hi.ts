import type { holidayErrors } from '@nukkad/contract/people/holiday/holiday.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const holidayRefusals = refusalsInHindi<keyof typeof holidayErrors>({
  holiday_not_found: 'यह उपलब्ध नहीं है',
  holiday_changed: 'यह छुट्टी इस बीच बदल गई। देखकर फिर कोशिश करें।',
  holiday_day_taken: 'इस दिन पहले से छुट्टी है।',
  holiday_department_unknown: 'अपने विभागों में से एक चुनें।',
  holiday_limit: 'एक साल में ज़्यादा से ज़्यादा 100 छुट्टियाँ रखें।',
});
