import type { candidateVideoErrors } from '@nukkad/contract/hiring/candidate/video.noun';
import { refusalsInHindi } from '../../platform/api/refusals-in-hindi.ts';

/** The 60-second video of the job profile. */
export const candidateVideoWords = {
  'candidateVideo.title': 'आपका वीडियो',
  'candidateVideo.of': 'वीडियो',
  'candidateVideo.own': 'आपका वीडियो',
  'candidateVideo.new': 'आपका नया वीडियो',
  'candidateVideo.camera': 'आपका कैमरा',
  'candidateVideo.tips': 'अपना पहला नाम, अपना काम और अपनी ख़ूबी बताएँ। फ़ोन नंबर न बोलें।',
  'candidateVideo.recording': 'रिकॉर्ड हो रहा है',
  'candidateVideo.start': 'रिकॉर्डिंग शुरू करें',
  'candidateVideo.stop': 'रोकें',
  'candidateVideo.cancel': 'रद्द करें',
  'candidateVideo.picture': 'चलने से पहले दिखने वाली तस्वीर',
  'candidateVideo.picture.hint': 'वह पल चुनें जिसमें आपका चेहरा साफ़ दिखे।',
  'candidateVideo.noPicture': 'यह वीडियो यहाँ नहीं दिखाया जा सकता। रिकॉर्ड करें या दूसरा चुनें।',
  'candidateVideo.save': 'वीडियो सेव करें',
  'candidateVideo.saved': 'आपका वीडियो सेव हो गया।',
  'candidateVideo.discard': 'छोड़ दें',
  'candidateVideo.sending': 'अपलोड हो रहा है…',
  'candidateVideo.tooLarge': 'यह वीडियो 20 MB से बड़ा है। यहीं रिकॉर्ड करें।',
  'candidateVideo.tooLong': 'यह वीडियो 60 सेकंड से लंबा है। छोटा चुनें।',
  'candidateVideo.refused': 'रिकॉर्ड करने के लिए ब्राउज़र में कैमरा और माइक की अनुमति दें।',
  'candidateVideo.unsupported': 'इस ब्राउज़र में रिकॉर्ड नहीं हो सकता। कोई वीडियो चुनें।',
  'candidateVideo.again': 'फिर रिकॉर्ड करें',
  'candidateVideo.record': 'वीडियो रिकॉर्ड करें',
  'candidateVideo.choose': 'वीडियो चुनें',
  'candidateVideo.limits':
    '60 सेकंड और 20 MB तक, MP4 या WebM। फ़ोन के कैमरा ऐप के वीडियो अक्सर बड़े होते हैं: यहीं रिकॉर्ड करें।',
  'candidateVideo.early': 'शॉर्टलिस्ट होने से पहले मेरा वीडियो दिखाएँ',
  'candidateVideo.early.about':
    'बंद: सिर्फ़ वे बिज़नेस देखेंगे जो आपको शॉर्टलिस्ट करें। चालू: हर बिज़नेस जो आपका प्रोफ़ाइल देख सकता है।',
  'candidateVideo.remove': 'वीडियो मिटाएँ',
  'empty.no-candidate-video': 'अभी कोई वीडियो नहीं',
  'empty.no-candidate-video.words': '60 सेकंड में बताएँ कि आप कौन हैं और क्या कर सकते हैं।',
};

export const candidateVideoRefusals = refusalsInHindi<keyof typeof candidateVideoErrors>({
  candidate_video_unreadable: 'यह वीडियो हर जगह नहीं चलता। यहीं रिकॉर्ड करें, या MP4 या WebM फ़ाइल चुनें।',
  candidate_video_too_long: 'यह वीडियो 60 सेकंड से लंबा है। छोटा चुनें।',
  candidate_video_picture: 'वीडियो में से एक तस्वीर चुनें।',
  candidate_video_not_found: 'यह वीडियो हटा दिया गया है।',
});
