import type { Staff } from '../../identity/partner/index.ts';
import type { AddressFacts } from '../../places/geography/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { PastBooking } from '../booking/index.ts';
import type { AgainDependencies } from './again.interface.ts';
import { type Change, type FoundTime, favouritesFirst } from './again.rules.ts';
import type { Asker, Person, Supply } from './again.parts.ts';

interface Sought {
  readonly past: PastBooking;
  readonly address: AddressFacts | null;
  readonly supply: Supply;
  readonly time: FoundTime | null;
}

const worksFor = (staff: Staff, { partner }: Supply) =>
  staff.isActive && staff.isProfessional && staff.organisationId === partner?.organisationId;

/** Who of the partner is free then; null: not known, as no time was found. */
async function freeThen(
  { schedule }: AgainDependencies,
  reader: Reader,
  { address, supply: { partner, quoted }, time }: Sought,
  now: Date,
): Promise<ReadonlySet<string> | null> {
  const { categoryId, minutes } = quoted;
  if (!time || !address || !partner || categoryId === null) return null;
  const startsAt = new Date(time.slot.from);
  const free = await schedule.findAvailable(reader, {
    organisationIds: [partner.organisationId],
    categoryId,
    startsAt,
    endsAt: new Date(startsAt.getTime() + minutes * 60_000),
    latitude: address.latitude,
    longitude: address.longitude,
    now,
  });
  return new Set(free.map(({ staffId }) => staffId));
}

/** A favourite of this person, else who came last time: of those that work for the partner the first who is free then. */
export async function findPerson(
  deps: AgainDependencies,
  reader: Reader,
  found: Sought,
  { viewer, now }: Asker,
): Promise<Person> {
  const { past, supply } = found;
  if (!supply.partner) return { person: null, changes: [] };
  const liked = await deps.favourite.professionalsOf(reader, viewer.userId);
  const wanted = favouritesFirst(past.staffId, liked);
  if (wanted.length === 0) return { person: null, changes: [] };
  const staff = await deps.partner.getStaff(reader, wanted);
  const working = wanted.flatMap((id) => staff.get(id) ?? []).filter((one) => worksFor(one, supply));
  const free = working.length > 0 ? await freeThen(deps, reader, found, now) : null;
  const person = working.find(({ staffId }) => free === null || free.has(staffId)) ?? null;
  const isSamePartner = supply.partner.organisationId === past.organisationId;
  const last = past.staffId && isSamePartner ? staff.get(past.staffId) : undefined;
  const changes = last ? changesOf(last, working.includes(last), free) : [];
  return { person, changes };
}

function changesOf(
  { staffId, fullName: name }: Staff,
  works: boolean,
  free: ReadonlySet<string> | null,
): Change[] {
  if (!works) return [{ kind: 'professional_left', id: null, name }];
  return free === null || free.has(staffId) ? [] : [{ kind: 'professional_busy', id: null, name }];
}
