/** Photos and documents of requests and quotes. */
export const quotationFileWords: Readonly<Record<string, string>> = {
  'quotationFiles.title': 'फ़ोटो और दस्तावेज़',
  'quotationFiles.open': 'फ़ोटो {{name}} खोलें',
  'quotationFiles.many_one': 'ज़्यादा से ज़्यादा {{count}} फ़ाइल जोड़ें।',
  'quotationFiles.many_other': 'ज़्यादा से ज़्यादा {{count}} फ़ाइलें जोड़ें, एक बार में पाँच।',
  'quotationFiles.kind': '10 MB तक की फ़ोटो या PDF चुनें।',
  'quotationFiles.adding': 'अपलोड हो रहा है…',
  'quotationFiles.add': 'फ़ोटो या PDF जोड़ें',
};
