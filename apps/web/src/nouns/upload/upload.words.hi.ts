import type { driveUploadErrors } from '@nukkad/contract/files/drive/drive-upload.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** Files on their way into a drive. */
export const uploadWords = {
  'upload.title': 'अपलोड',
  'upload.upload': 'अपलोड करें',
  'upload.choose': 'अपलोड के लिए फ़ाइलें चुनें',
  'upload.tooMany': 'सिर्फ़ पहली {{count}} फ़ाइलें जोड़ी गईं। बाक़ी इसके बाद जोड़ें।',
  'upload.oneVersion': 'नए वर्ज़न के लिए सिर्फ़ पहली फ़ाइल जोड़ी गई।',
  'upload.heldUp': 'नेटवर्क नहीं है। अपलोड अपने-आप आगे बढ़ेगा।',
  'upload.sending_one': '{{count}} फ़ाइल अपलोड हो रही है',
  'upload.sending_other': '{{count}} फ़ाइलें अपलोड हो रही हैं',
  'upload.stopped_one': '{{count}} अपलोड रुका है',
  'upload.stopped_other': '{{count}} अपलोड रुके हैं',
  'upload.refused_one': '{{count}} फ़ाइल अपलोड नहीं हुई',
  'upload.refused_other': '{{count}} फ़ाइलें अपलोड नहीं हुईं',
  'upload.done_one': '{{count}} फ़ाइल अपलोड हो गई',
  'upload.done_other': '{{count}} फ़ाइलें अपलोड हो गईं',
  'upload.item.heldUp': 'नेटवर्क का इंतज़ार',
  'upload.item.waiting': 'बारी का इंतज़ार',
  'upload.item.checking': 'फ़ाइल जाँची जा रही है…',
  'upload.item.stopped': '{{percent}} पर रुका है',
  'upload.item.lost': 'यह फ़ाइल अब इस डिवाइस पर नहीं है। इसे फिर से जोड़ें।',
  'upload.item.done': 'अपलोड हो गई',
  'upload.pause': '{{name}} को रोकें',
  'upload.resume': '{{name}} को फिर शुरू करें',
  'upload.again': '{{name}} के लिए फिर कोशिश करें',
  'upload.remove': '{{name}} का अपलोड रद्द करें',
  'upload.progress': '{{name}} का अपलोड',
  'upload.all': 'सभी अपलोड',
  'upload.pauseAll': 'रोकें',
  'upload.resumeAll': 'फिर शुरू करें',
  'upload.close': 'बंद करें',
} satisfies Record<string, string>;

export const uploadRefusals = refusalsInHindi<keyof typeof driveUploadErrors>({
  drive_upload_not_found: 'यह अपलोड ख़त्म हो गया है। फ़ाइल फिर से जोड़ें।',
  drive_uploads_full: '20 अपलोड अधूरे हैं। पहले कोई एक पूरा करें या हटाएँ।',
  drive_upload_unfinished: 'फ़ाइल अभी पूरी नहीं पहुँची है।',
  drive_upload_checking: 'फ़ाइल अभी जाँची जा रही है। थोड़ी देर में फिर कोशिश करें।',
  drive_other_kind: 'नया वर्ज़न उसी तरह की फ़ाइल होना चाहिए।',
  drive_kind_not_taken:
    'PDF, फ़ोटो (JPG, PNG, WebP), वीडियो (MP4, MOV, WebM), या Word, Excel, CSV या टेक्स्ट फ़ाइल चुनें।',
  drive_pdf_large: 'PDF ज़्यादा से ज़्यादा 40 MB की हो सकती है। इसे बाँट दें, या कम रिज़ॉल्यूशन पर स्कैन करें।',
  drive_name_differs: 'फ़ाइल वह नहीं है जो उसका नाम कहता है। नाम बदलकर फिर कोशिश करें।',
  drive_file_unreadable: 'यह फ़ाइल ख़राब है, या वह नहीं है जो उसका नाम कहता है।',
  drive_file_active: 'इस फ़ाइल में मैक्रो, स्क्रिप्ट या कोई और फ़ाइल है। उसे हटाकर फिर कोशिश करें।',
  drive_file_locked: 'इस फ़ाइल पर पासवर्ड लगा है। पासवर्ड हटाकर फिर कोशिश करें।',
  drive_file_long: 'यह फ़ाइल बहुत लंबी है। PDF में 200 पेज और वीडियो में 4 घंटे तक हो सकते हैं।',
});
