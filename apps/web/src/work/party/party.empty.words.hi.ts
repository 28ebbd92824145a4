export const partyEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-parties': 'आपने अभी कोई ग्राहक नहीं जोड़ा',
  'empty.no-parties.words': 'अपने ग्राहक जोड़ें और हर एक के साथ प्रोजेक्ट शुरू करें।',
  'empty.no-parties.go': 'ग्राहक जोड़ें',
};
