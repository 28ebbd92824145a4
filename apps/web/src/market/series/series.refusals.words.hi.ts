import type { seriesErrors } from '@nukkad/contract/market/series/series.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const seriesRefusals = refusalsInHindi<keyof typeof seriesErrors>({
  series_not_found: 'यह उपलब्ध नहीं है',
  series_moved_on: 'ये दोहराई जाने वाली विज़िटें बदल गई हैं। इन्हें फिर से देखें।',
  series_visit_late: 'जो विज़िट बदलेगी, वह बहुत जल्द है और मुफ़्त में नहीं बदली जा सकती। उसके बाद की विज़िटें बदलें।',
  series_visit_order: 'पिछली विज़िट के बाद का दिन चुनें।',
  series_same: 'विज़िटें पहले से इसी समय पर हैं।',
  series_pause_days:
    'पहला दिन आज या उसके बाद का और आख़िरी दिन उससे पहले का न हो। विराम ज़्यादा से ज़्यादा {{days}} दिन का हो सकता है।',
  series_pause_empty: 'इन दिनों में कोई विज़िट नहीं है। दूसरे दिन चुनें।',
  series_pause_last: 'इन दिनों के बाद कोई विज़िट नहीं बचेगी। आख़िरी दिन पहले का चुनें, या विज़िटें ख़त्म करें।',
  repeat_not_offered: 'यह सेवा दोहराई नहीं जा सकती। इसे एक बार बुक करें।',
  repeat_visits: '2 से {{most}} विज़िट चुनें।',
  repeat_until: '{{days}} दिन के भीतर का आख़िरी दिन चुनें, जिसमें कम से कम 2 विज़िट हों।',
  series_limit: 'एक समय में {{limit}} दोहराई जाने वाली बुकिंग हो सकती हैं। पहले एक ख़त्म करें।',
});
