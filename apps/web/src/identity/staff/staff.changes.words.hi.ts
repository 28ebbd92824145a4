/** What the fields are called that one confirms of an invitation or a membership. */
export const staffChangeWords: Readonly<Record<string, string>> = {
  'changed.companyName': 'कारोबार का नाम',
  'changed.designation': 'काम का पद',
  'changed.isProfessional': 'काम करने जाना',
};
