const link = 'https://nukkad.example/there';
const question = 'गली की सफ़ाई के लिए कौन सा दिन ठीक है?';

/** What notices of polls speak of. */
export const pollExamples: Readonly<Record<string, readonly unknown[]>> = {
  'poll.tell_author poll.ended': [
    { question, votes: 1, link },
    { question, votes: 12, link },
  ],
  'poll.tell_voter poll.settled': [{ question, link }],
};
