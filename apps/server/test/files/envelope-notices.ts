const seen = {
  number: 'NK12',
  from: 'है',
  title: 'है',
  name: 'है',
  endsOn: '2027-01-31',
  role: 'signer',
  link: 'https://nukkad.example/there',
  news: 'completed',
};
const asked = [
  seen,
  ...['approver', 'witness', 'viewer', 'copy'].map((role) => ({ ...seen, role })),
  { ...seen, endsOn: null },
];

/** What notices of documents to sign speak of. */
export const envelopeExamples: Readonly<Record<string, readonly unknown[]>> = {
  'envelope.tell_named envelope.asked': asked,
  'envelope.tell_named envelope.reminded': asked,
  'envelope.tell_named envelope.told': [
    seen,
    ...['rejected', 'corrected', 'cancelled', 'expired'].map((news) => ({ ...seen, news })),
  ],
  'envelope.tell_sender envelope.signed': [seen],
  'envelope.tell_sender envelope.declined': [seen],
  'envelope.tell_sender envelope.delegated': [seen],
  'envelope.tell_sender envelope.completed': [seen],
  'envelope.tell_sender envelope.expired': [seen],
};
