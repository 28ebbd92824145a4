import type { leaveErrors } from '@nukkad/contract/people/leave/leave.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const leaveRefusals = refusalsInHindi<keyof typeof leaveErrors>({
  leave_type_not_found: 'यह उपलब्ध नहीं है',
  leave_type_name_taken: 'इस नाम की छुट्टी पहले से है।',
  leave_type_changed: 'यह छुट्टी इस बीच बदल गई। देखकर फिर कोशिश करें।',
  leave_type_limit: 'ज़्यादा से ज़्यादा 30 तरह की छुट्टी रखें।',
  leave_type_closed: 'यह छुट्टी अब नहीं मिलती। दूसरी चुनें।',
  leave_dates: 'आख़िरी दिन पहले दिन से पहले है।',
  leave_too_long: 'एक बार में ज़्यादा से ज़्यादा 366 दिन माँगें।',
  leave_past: 'पिछले 30 दिन या बाद के दिन चुनें।',
  leave_no_half_days: 'इस छुट्टी में आधा दिन नहीं मिलता।',
  leave_no_days: 'ये सारे दिन पहले से छुट्टी के हैं। काम का दिन चुनें।',
  leave_overlaps: 'इन दिनों में आपकी छुट्टी पहले से है।',
  leave_not_covered: 'इतने दिन बाकी नहीं हैं। कम दिन चुनें।',
  leave_hits_bookings: 'पहले इस छुट्टी की बुकिंग किसी और को दें।',
  leave_booking_unanswered: 'इस छुट्टी की एक बुकिंग जवाब का इंतज़ार कर रही है। पहले उसे स्वीकार या अस्वीकार करें।',
  leave_compensatory_there: 'बदले की छुट्टी का एक प्रकार पहले से है।',
  leave_compensatory_stays: 'छुट्टी का प्रकार बदले की छुट्टी में या उससे नहीं बदल सकता। दूसरा प्रकार जोड़ें।',
  leave_compensatory_no_year: 'बदले की छुट्टी में साल के दिन नहीं होते।',
  compensatory_no_type: 'आपके व्यवसाय में बदले की छुट्टी नहीं है।',
  compensatory_not_worked: 'पिछले 60 दिनों का कोई छुट्टी का दिन चुनें जब आपने कम से कम आधा दिन काम किया।',
  compensatory_there: 'आपने इस दिन के लिए पहले ही माँगा है।',
  compensatory_paid: 'इस महीने का वेतन और उसका ओवरटाइम पक्का हो चुका है।',
  leave_change_end: 'पहले दिन या उसके बाद का नया आख़िरी दिन चुनें।',
});
