import type { listExportErrors } from '@nukkad/contract/office/list-export/list-export.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** The person's files of lists; what is said of each file lies with the list kit. */
export const listExportWords = {
  'exports.title': 'आपके एक्सपोर्ट',
  'exports.lead': 'जिन सूचियों को आपने फ़ाइल में सेव किया। हर फ़ाइल 7 दिन बाद हट जाती है।',
};

export const listExportRefusals = refusalsInHindi<keyof typeof listExportErrors>({
  export_not_found: 'यह एक्सपोर्ट अब नहीं है।',
  export_limit: 'दो एक्सपोर्ट पहले से बन रहे हैं। एक पूरा होने दें।',
});
