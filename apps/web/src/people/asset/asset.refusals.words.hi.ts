import type { assetErrors } from '@nukkad/contract/people/asset/asset.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const assetRefusals = refusalsInHindi<keyof typeof assetErrors>({
  asset_not_found: 'यह उपलब्ध नहीं है',
  asset_moved_on: 'यह सामान बदल गया है। देखकर फिर कोशिश करें।',
  asset_tag_taken: 'यह सीरियल नंबर किसी और सामान का है। नंबर जाँचें।',
  asset_limit: 'ज़्यादा से ज़्यादा 5,000 सामान रखें। हटाए हुए भी गिने जाते हैं।',
  asset_bought_later: 'आज या उससे पहले का दिन चुनें।',
  asset_due_before: 'आज या उसके बाद का दिन चुनें।',
  asset_holder_unknown: 'टीम का कोई सक्रिय सदस्य चुनें।',
  asset_photo_gone: 'एक फ़ोटो अब नहीं है। उसे फिर से लें।',
  asset_photo_limit: 'आपने आज बहुत फ़ोटो जोड़े। कल फिर कोशिश करें।',
  asset_photo_unreadable: 'यह फ़ोटो नहीं खुलता। दूसरा चुनें।',
});
