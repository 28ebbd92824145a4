import type { DomainCalls } from '../../walks/domain-calls.ts';

const rosterTest = 'src/people/shift/roster/roster.test.ts';
const requestTest = 'src/people/shift/request/shift-requests.test.ts';
const range = 'from=2026-11-23&to=2026-11-29';

export const calls: DomainCalls = {
  lists: {
    'GET /user/shiftType': { query: '', who: 'owner', empty: true },
    'GET /user/roster': { query: 'from=2026-11-23', who: 'owner' },
    'GET /user/roster/changes': { query: range, who: 'owner', empty: true },
    'GET /user/shifts': { query: range, who: 'owner', empty: true },
    'GET /user/shifts/colleagues': {
      query: 'shiftId=0198a000-0000-7000-8000-000000000000',
      who: 'owner',
      empty: true,
    },
    'GET /user/shifts/requests': { query: '', who: 'owner', empty: true },
  },
  triedAtHome: {
    'PATCH /user/shiftType': rosterTest,
    'DELETE /user/shiftType': rosterTest,
    'GET /user/roster': rosterTest,
    'POST /user/roster/shifts': rosterTest,
    'PATCH /user/roster/shifts': rosterTest,
    'PATCH /user/roster/shifts/remove': rosterTest,
    'PATCH /user/roster/shifts/keep': rosterTest,
    'GET /user/shifts/colleagues': requestTest,
    'POST /user/shifts/requests': requestTest,
    'PATCH /user/shifts/requests': requestTest,
  },
};
