const link = 'https://nukkad.example/there';
const question = 'Which day suits you for cleaning the street?';

/** What notices of polls speak of. */
export const pollExamples: Readonly<Record<string, readonly unknown[]>> = {
  'poll.tell_author poll.ended': [
    { question, votes: 1, link },
    { question, votes: 12, link },
  ],
  'poll.tell_voter poll.settled': [{ question, link }],
};
