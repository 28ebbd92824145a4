const seen = [{ title: 'इलेक्ट्रीशियन', link: 'https://nukkad.example/there' }];

/** What notices of jobs are asked to say. */
export const jobExamples = {
  'job.tell_owner job.published': seen,
  'job.tell_owner job.held': seen,
  'job.tell_owner job.approved': seen,
  'job.tell_owner job.refused': seen,
  'job.tell_owner job.expired': seen,
  'job.tell_owner job.taken_down': seen,
};
