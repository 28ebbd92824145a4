import type { listExportErrors } from '@nukkad/contract/office/list-export/list-export.errors';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

export const listExportRefusals = refusalsInHindi<keyof typeof listExportErrors>({
  export_not_found: 'यह एक्सपोर्ट अब नहीं है।',
  export_limit: 'दो एक्सपोर्ट पहले से बन रहे हैं। एक पूरा होने दें।',
});
