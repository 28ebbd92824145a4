const seen = {
  title: 'है',
  companyName: 'C1',
  fullName: 'है',
  validUntil: '2027-01-31',
  isTaken: false,
  link: 'https://nukkad.example/there',
};

/** What notices of job offers speak of. */
export const jobOfferExamples: Readonly<Record<string, readonly unknown[]>> = {
  'job_offer.tell_candidate job_offer.made': [seen],
  'job_offer.tell_candidate job_offer.counter_answered': [seen, { ...seen, isTaken: true }],
  'job_offer.tell_candidate job_offer.withdrawn': [seen],
  'job_offer.tell_candidate job_offer.due': [seen],
  'job_offer.tell_candidate job_offer.expired': [seen],
  'job_offer.tell_employer job_offer.accepted': [seen],
  'job_offer.tell_employer job_offer.refused': [seen],
  'job_offer.tell_employer job_offer.countered': [seen],
  'job_offer.tell_employer job_offer.expired': [seen],
};
