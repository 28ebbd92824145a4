/** Hindi of envelope-sentences.ts. */
export const envelopeSentencesInHindi = {
  'envelope.begin': '{{who}} ने साइन के लिए दस्तावेज़ अपलोड किया।',
  'envelope.keepSigned': '{{who}} ने कहीं और साइन हुआ दस्तावेज़ रखा।',
  'envelope.edit': '{{who}} ने साइन के लिए भेजने से पहले दस्तावेज़ बदला।',
  'envelope.send': '{{who}} ने दस्तावेज़ साइन के लिए भेजा।',
  'envelope.sign': '{{who}} ने दस्तावेज़ पर साइन किए।',
  'envelope.delegate': '{{who}} ने दस्तावेज़ किसी और को सौंपा।',
  'envelope.remind': '{{who}} ने दस्तावेज़ पर साइन की याद दिलाई।',
  'envelope.offer': '{{who}} ने समझौते का दस्तावेज़ साइन के लिए तैयार किया।',
  'envelope.decline': '{{who}} ने दस्तावेज़ पर साइन से मना किया।',
  'envelope.correct': '{{who}} ने सुधार के लिए दस्तावेज़ वापस लिया।',
  'envelope.cancel': '{{who}} ने साइन का दस्तावेज़ रद्द किया।',
  'envelope.expire': '{{who}} ने दस्तावेज़ समाप्त किया, जिस पर साइन का समय बीत गया।',
  'envelope.complete': '{{who}} ने सबके साइन के बाद दस्तावेज़ सील किया।',
  'envelope.remove': '{{who}} ने साइन के दस्तावेज़ का ड्राफ़्ट डिलीट किया।',
} as const;
