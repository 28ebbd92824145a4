/** Where no candidates are. */
export const candidateEmptyWords = {
  'empty.no-candidates': 'अभी कोई उम्मीदवार नहीं',
  'empty.no-candidates.words': 'आवेदक और सुझाए गए उम्मीदवार यहाँ दिखेंगे।',
  'candidateFacts.find': 'उम्मीदवार खोजें',
};
