import { interviewErrors } from '@nukkad/contract/hiring/interview/interview.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { Call, SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { calendarFile } from './calendar.rules.ts';
import type { InterviewDependencies } from './interview.interface.ts';
import { isOfCandidate } from './interview.policy.ts';
import { presentCards } from './interview.presenter.ts';
import { endOf } from './interview.rules.ts';
import type { InterviewRow } from './interview.store.ts';
import { onlyOne } from '../../platform/only-one.ts';
import { requireSeen } from './read-interviews.ts';

const spoken = {
  en: { interview: 'Interview', phone: 'By phone' },
  hi: { interview: 'इंटरव्यू', phone: 'फ़ोन पर' },
} as const;

/** It takes place, or did. */
const holds = ({ status }: InterviewRow): boolean => status === 'Accepted' || status === 'Completed';

/** For the calendar of either side; one that is off takes the entry away again. */
export async function readCalendar(
  deps: InterviewDependencies,
  call: SignedInCall & Pick<Call, 'lang'>,
  interviewId: string,
): Promise<Buffer> {
  const { db, config } = deps.platform;
  const row = await requireSeen(db, call, interviewId);
  const { calendarAt, calendarCount, minutes, applicationId } = row;
  if (calendarAt === null) return refuse(interviewErrors.interview_without_time);
  const card = onlyOne(await presentCards(deps, db, [row], call));
  const words = spoken[call.lang];
  const isOwn = isOfCandidate(call.viewer, row);
  const address = isOwn ? screenAddress.ownApplication(applicationId) : screenAddress.interview(interviewId);
  const url = `${config.publicOrigin}${address}`;
  const other = isOwn ? card.companyName : card.candidateName;
  const file = calendarFile({
    interviewId,
    host: new URL(config.publicOrigin).hostname,
    sequence: calendarCount,
    isCancelled: !holds(row),
    startsAt: calendarAt,
    endsAt: endOf(calendarAt, minutes),
    changedAt: row.updatedAt,
    summary: `${words.interview}: ${card.jobTitle}, ${other}`,
    location: row.place ?? row.link ?? words.phone,
    description: [row.words, url].filter((one) => one !== null).join('\n'),
    url,
    organiser: { name: card.companyName, email: config.company.email },
  });
  return Buffer.from(file);
}
