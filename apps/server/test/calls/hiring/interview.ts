import type { DomainCalls } from '../../walks/domain-calls.ts';

const moves = 'src/hiring/interview/interview-moves.test.ts';
const times = 'src/hiring/interview/interview-times.test.ts';
const cards = 'src/hiring/interview/scorecard.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /jobs/interview/scheduled': { query: '', who: 'owner', empty: true },
    'GET /jobs/interview/old': { query: '', who: 'owner', empty: true },
  },
  triedAtHome: {
    'POST /jobs/interview': 'src/hiring/interview/interview.test.ts',
    'GET /jobs/interview': moves,
    'GET /jobs/interview/calendar': moves,
    'PATCH /jobs/interview': moves,
    'POST /jobs/interview/accept': moves,
    'POST /jobs/interview/reschedule': moves,
    'POST /jobs/interview/scorecard': cards,
    'GET /jobs/interview/freeTimes': times,
    'GET /jobs/interview/interviewers': 'src/hiring/job/kept-jobs.test.ts',
    'GET /jobs/interview/scheduled': 'src/hiring/interview/interview.test.ts',
    'GET /jobs/interview/old': 'src/hiring/interview/interview.test.ts',
  },
};
