import type { staffErrors } from '@nukkad/contract/identity/staff/staff.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const staffRefusals = refusalsInHindi<keyof typeof staffErrors>({
  staff_not_found: 'यह उपलब्ध नहीं है',
  staff_moved_on: 'यह बदल चुका है। फिर से देखें।',
  staff_has_open_jobs: 'इनके कुछ काम बाक़ी हैं। पहले उन्हें किसी और को दें।',
  staff_already_here: 'यह व्यक्ति पहले से आपकी टीम में है।',
  staff_already_invited: 'आप इस नंबर को पहले ही निमंत्रण भेज चुके हैं।',
  staff_is_owner: 'यह मालिक का नंबर है।',
  owner_set_elsewhere: 'मालिक काम लेते हैं या नहीं, यह “काम का समय” में तय करें।',
  staff_limit: 'टीम में ज़्यादा से ज़्यादा 500 लोग हो सकते हैं। पहले कुछ हटाएँ।',
  invitation_lapsed: 'इस निमंत्रण का समय ख़त्म हो गया। नया माँगें।',
  rights_not_held: 'आप वही अनुमतियाँ बदल सकते हैं जो आपके पास हैं।',
  own_rights: 'आप अपनी अनुमतियाँ नहीं बदल सकते।',
});
