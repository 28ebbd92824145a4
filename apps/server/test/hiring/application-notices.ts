import { rejectReasons } from '@nukkad/contract/hiring/application/application.model';

const seen = {
  title: 'है',
  companyName: 'C1',
  hasApplied: true,
  reason: null,
  link: 'https://nukkad.example/there',
};

/** What notices of applications speak of. */
export const applicationExamples: Readonly<Record<string, readonly unknown[]>> = {
  'application.tell_employer application.made': [seen],
  'application.tell_employer application.accepted': [seen],
  'application.tell_employer application.declined': [seen],
  'application.tell_employer application.withdrawn': [seen],
  'application.tell_candidate application.invited': [seen],
  'application.tell_candidate application.shortlisted': [seen],
  'application.tell_candidate application.rejection_told': rejectReasons.map((reason) => ({
    ...seen,
    reason,
  })),
  'application.tell_candidate application.reconsidered': [seen],
  'application.remind_employer application.answers_due': [
    { title: 'है', count: 1, hours: 12, link: seen.link },
    { title: 'है', count: 3, hours: 11, link: seen.link },
  ],
  'application.tell_candidate application.invitation_lapsed': [{ ...seen, hasApplied: false }],
  'application.tell_candidate application.closed': [seen, { ...seen, hasApplied: false }],
};
