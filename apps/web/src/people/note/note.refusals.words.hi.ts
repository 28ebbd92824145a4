import type { noteErrors } from '@nukkad/contract/people/note/note.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const noteRefusals = refusalsInHindi<keyof typeof noteErrors>({
  note_not_found: 'यह उपलब्ध नहीं है',
  note_changed: 'यह नोट इस बीच बदल गया। देखकर फिर कोशिश करें।',
  note_day: 'पिछले या अगले 31 दिनों में से कोई दिन चुनें।',
});
