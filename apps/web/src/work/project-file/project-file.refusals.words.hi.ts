import type { projectFileErrors } from '@nukkad/contract/work/project-file/project-file.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const projectFileRefusals = refusalsInHindi<keyof typeof projectFileErrors>({
  project_file_not_found: 'यह फ़ाइल उपलब्ध नहीं है।',
  project_file_limit: 'एक प्रोजेक्ट में 100 फ़ाइलें हो सकती हैं। पहले एक हटाएँ।',
  project_file_unreadable: 'यह फ़ाइल नहीं खुली। फ़ोटो या PDF चुनें।',
});
