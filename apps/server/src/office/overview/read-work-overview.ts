import { workWaitingKinds } from '@nukkad/contract/kernel/waiting';
import type { WorkOverview } from '@nukkad/contract/office/overview/overview.model';
import type { Reader } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/pipeline.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { hasPermission } from '../../platform/viewer.ts';
import type { OverviewDependencies } from './overview.interface.ts';
import { presentPerson, presentRating } from './overview.presenter.ts';
import { readWaiting } from './read-waiting.ts';
import { inOrder } from './waiting.rules.ts';

const weeksShown = 12;
const mostPeople = 12;

/** Jobs by bookings, and what they earned by earnings, for who may see payments. */
async function readWeeks(
  { booking, earning }: OverviewDependencies,
  reader: Reader,
  { viewer, now }: SignedInCall,
  organisationId: string,
): Promise<WorkOverview['weeks']> {
  if (!hasPermission(viewer, 'booking.view')) return null;
  const weeks = await booking.overview.weeks(reader, { viewer, now, weeks: weeksShown });
  const mondays = weeks.map(({ day }) => day);
  const earned = hasPermission(viewer, 'payments.view')
    ? await earning.weeks(reader, { organisationId, mondays })
    : null;
  return weeks.map(({ day, jobs }) => ({ day, jobs, earned: earned && (earned.get(day) ?? 0) }));
}

/** The own organisation in one look: all its parts over one connection, each by the permissions of its own screens. */
export async function readWorkOverview(
  deps: OverviewDependencies,
  call: SignedInCall,
): Promise<WorkOverview> {
  const { viewer, now } = call;
  const organisationId = viewer.organisationId ?? '';
  const isMember = organisationId !== '';
  const seesBookings = isMember && hasPermission(viewer, 'booking.view');
  const seesMoney = isMember && hasPermission(viewer, 'payments.view');
  const [waiting, weeks, money, organisations, team] = await readTogether(deps.platform.db, (reader) =>
    Promise.all([
      readWaiting(deps.platform, 'work', { reader, viewer, now }),
      isMember ? readWeeks(deps, reader, call, organisationId) : null,
      seesMoney ? deps.payout.standingOf(reader, organisationId, now) : null,
      isMember ? deps.partner.getOrganisations(reader, [organisationId]) : null,
      seesBookings ? deps.booking.overview.peopleToday(reader, { viewer, now, limit: mostPeople }) : null,
    ]),
  );
  return {
    waiting: inOrder(waiting, workWaitingKinds),
    weeks,
    money,
    rating: presentRating(organisations?.get(organisationId)),
    people: team && team.people.map(presentPerson),
    morePeople: team?.hasMore ?? false,
  };
}
