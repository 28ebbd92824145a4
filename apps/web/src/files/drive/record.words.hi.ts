import type { recordErrors } from '@nukkad/contract/files/drive/record.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const recordRefusals = refusalsInHindi<keyof typeof recordErrors>({
  record_not_found: 'यह उपलब्ध नहीं है',
});
