import type { travelErrors } from '@nukkad/contract/people/travel/travel.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const travelRefusals = refusalsInHindi<keyof typeof travelErrors>({
  trip_leg_order: 'हर चरण निकलने के बाद पहुँचे, और पिछले चरण के बाद निकले।',
  trip_too_long: 'एक बार में ज़्यादा से ज़्यादा 90 दिन की योजना बनाएँ।',
  trip_past: 'पिछले 30 दिन या उसके बाद की शुरुआत चुनें।',
  trip_overlaps: 'इस समय आपकी एक यात्रा पहले से है।',
  trip_booking_unknown: 'अपने व्यवसाय की बुकिंग चुनें।',
  travel_setting_changed: 'ये सेटिंग बदल गई हैं। देखकर फिर कोशिश करें।',
});
