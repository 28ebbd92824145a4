export const personWords: Readonly<Record<string, string>> = {
  'person.typeName': 'नाम या नंबर लिखें',
};
