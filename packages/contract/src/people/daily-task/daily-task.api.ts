/** What a person owes today: specification section 7, daily-task paths. */
import { endpoint } from '../../kernel/endpoint.ts';
import { dailyTask } from './daily-task.model.ts';

export const getDailyTask = endpoint('GET /user/dailyTask', {
  summary:
    'The caller’s day: the time clock, today’s visits, tasks that are due, requests that wait for a review',
  tag: 'People',
  authz: {
    who: 'roles',
    roles: ['Service Partner', 'subUser'],
    scope: 'the own day',
  },
  response: dailyTask,
});
