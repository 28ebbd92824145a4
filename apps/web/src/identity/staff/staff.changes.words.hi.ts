/** What the fields are called that one confirms of an invitation or a membership. */
export const staffChangeWords: Readonly<Record<string, string>> = {
  'changed.companyName': 'बिज़नेस',
  'changed.designation': 'पद',
  'changed.isProfessional': 'काम लेते हैं',
};
