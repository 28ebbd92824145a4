/** What the fields are called that one confirms of a project. */
export const projectChangeWords: Readonly<Record<string, string>> = {
  'changed.projectStatus': 'स्थिति',
  'changed.milestonesOpen': 'खुले चरण',
  'changed.milestoneTitle': 'चरण',
  'changed.amountToPay': 'देने की रकम',
  'changed.milestoneStatus': 'चरण की स्थिति',
};
