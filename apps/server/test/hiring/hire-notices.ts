const seen = { title: 'है', companyName: 'C1', fullName: 'है', link: 'https://nukkad.example/there' };

/** What notices of hires speak of. */
export const hireExamples: Readonly<Record<string, readonly unknown[]>> = {
  'hire.tell_person hire.made': [seen],
  'hire.tell_person hire.feedback_due': [seen],
  'hire.tell_employer hire.feedback_due': [seen],
};
