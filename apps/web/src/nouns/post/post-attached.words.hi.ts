import type { postAttachedErrors } from '@nukkad/contract/network/post/post-attached.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** What a post carries besides pictures, wherever it is shown. */
export const postAttachedWords = {
  'postAttached.play': 'वीडियो चलाएँ, {{length}}',
  'postAttached.open': 'खोलें',
  'postAttached.open.of': '{{name}} खोलें',
  'postAttached.pages_one': '{{count}} पेज',
  'postAttached.pages_other': '{{count}} पेज',
};

export const postAttachedRefusals = refusalsInHindi<keyof typeof postAttachedErrors>({
  post_attached_kinds: 'पोस्ट में तस्वीरें, वीडियो, दस्तावेज़ या पोल में से एक ही हो सकता है।',
  post_file_limit: 'आपने आज बहुत कुछ जोड़ लिया है। कल फिर कोशिश करें।',
  post_file_limit_new: 'पहले 7 दिनों में आप रोज़ एक वीडियो या दस्तावेज़ जोड़ सकते हैं।',
  post_file_not_found: 'यह फ़ाइल अब नहीं है। इसे फिर से जोड़ें।',
  post_video_unreadable: 'यह वीडियो हर जगह नहीं चलेगा। MP4 या WebM फ़ाइल चुनें।',
  post_video_too_long: 'यह वीडियो 60 सेकंड से लंबा है। छोटा वीडियो चुनें।',
  post_video_picture: 'वीडियो से एक तस्वीर चुनें।',
  post_document_unreadable: 'यह दस्तावेज़ खराब है, या PDF, DOCX या XLSX फ़ाइल नहीं है।',
  post_document_active: 'इस दस्तावेज़ में मैक्रो, स्क्रिप्ट या कोई और फ़ाइल है। उसे हटाकर फिर कोशिश करें।',
  post_document_locked: 'इस दस्तावेज़ पर पासवर्ड है। उसे हटाकर फिर कोशिश करें।',
  post_poll_now: 'पोल वाली पोस्ट तुरंत प्रकाशित होती है। “बाद में प्रकाशित करें” बंद करें।',
  post_poll_group: 'ग्रुप की पोस्ट में पोल नहीं होता।',
  post_poll_not_open: 'अपना कोई खुला पोल चुनें।',
});
