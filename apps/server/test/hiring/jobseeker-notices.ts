const about = { title: 'है', companyName: 'C1', link: 'https://nukkad.example/there' };
const found = {
  name: { en: 'Electrician, Indiranagar', hi: 'इलेक्ट्रीशियन, इंदिरानगर' },
  jobs: 1,
  others: 0,
  link: 'https://nukkad.example/there',
};

/** What notices of saved searches and of questions before applying speak of. */
export const jobseekerExamples: Readonly<Record<string, readonly unknown[]>> = {
  'saved_search.tell_person saved_search.found': [
    found,
    { ...found, jobs: 50, others: 1 },
    { ...found, others: 3 },
  ],
  'candidate_question.tell_owner candidate_question.asked': [about],
  'candidate_question.tell_person candidate_question.answered': [about],
  'candidate_question.tell_person candidate_question.closed': [about],
};
