import type { partyErrors } from '@nukkad/contract/work/party/party.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const partyRefusals = refusalsInHindi<keyof typeof partyErrors>({
  party_not_found: 'यह उपलब्ध नहीं है',
  party_changed: 'यह पार्टी इस बीच बदल गई। देखकर फिर कोशिश करें।',
  party_gst_taken: 'इस GST नंबर की पार्टी पहले से है।',
  party_known: 'इस नाम की पार्टी पहले से है।',
  party_limit: 'ज़्यादा से ज़्यादा 10,000 पार्टियाँ रखें।',
});
