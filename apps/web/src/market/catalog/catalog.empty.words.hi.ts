export const catalogEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-services': 'अभी कोई सेवा नहीं',
  'empty.no-services.words': 'अपना काम और दाम जोड़ें, ताकि ग्राहक आपको बुक कर सकें।',
  'empty.no-services.go': 'सेवा जोड़ें',
};
