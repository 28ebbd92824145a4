/** Settings of how people are answered: kinds, bounds. The values are the domains'. */
import { days, hours, minutes } from './setting.kinds.ts';
import { setting } from './setting.definition.ts';

const support = setting('support');
const upkeep = setting('upkeep');

export const talkSettings = {
  'notification.rules': {
    keptDays: upkeep(days(30, 365), {}),
    unreadMinutes: upkeep(minutes(1, 1_440), {}),
    digestAt: upkeep({ kind: 'time' }, {}),
    quietFrom: upkeep({ kind: 'time' }, {}),
    quietUntil: upkeep({ kind: 'time' }, {}),
  },
  'support.rules': {
    urgentAnswerHours: support(hours(1, 48), {}),
    highAnswerHours: support(hours(1, 96), {}),
    normalAnswerHours: support(hours(1, 240), {}),
    callMinutes: support(minutes(1, 120), {}),
    soonHours: support(hours(1, 24), {}),
  },
  'support.desk': {
    opensAt: support({ kind: 'time' }, {}),
    closesAt: support({ kind: 'time' }, {}),
    firstReplyMinutes: support(minutes(1, 60), {}),
    goneMinutes: support(minutes(1, 30), {}),
    tellMinutes: support(minutes(1, 60), {}),
    warnMinutes: support(minutes(5, 120), {}),
    silentMinutes: support(minutes(10, 1_440), {}),
    reopenHours: support(hours(1, 168), {}),
    usualMinutes: support(minutes(1, 120), {}),
  },
} as const;
