const seen = {
  refused: 4,
  forwarded: 3,
  title: 'है',
  place: 'मैसूर',
  link: 'https://nukkad.example/there',
};

/** What the notice of unserved demand speaks of. */
export const demandExamples: Readonly<Record<string, readonly unknown[]>> = {
  'demand.tell_owner demand.found': [
    { ...seen, waiting: 2 },
    { ...seen, waiting: 1 },
    { ...seen, waiting: 0 },
  ],
};
