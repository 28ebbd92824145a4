import type { BookAgain } from '@nukkad/contract/market/again/again.model';
import { istDay } from '@nukkad/contract/kernel/time';
import type { Reader } from '../../platform/db/database.ts';
import { readTogether } from '../../platform/db/pipeline.ts';
import type { PastBooking } from '../booking/index.ts';
import type { AgainDependencies } from './again.interface.ts';
import type { Asker, Place, Supply, Work } from './again.parts.ts';
import { presentBookAgain } from './again.presenter.ts';
import {
  type Change,
  type FoundTime,
  compareLines,
  dearerLines,
  goneLines,
  isLikeThen,
} from './again.rules.ts';
import { findPerson } from './find-person.ts';
import { findTime } from './find-time.ts';

interface AskedAgain {
  readonly bookingId: string;
  /** Another partner than last time. */
  readonly organisationId?: string | undefined;
}

/** A past booking of the viewer as it would be booked now; nothing is kept or held. */
export const readBookAgain = (
  deps: AgainDependencies,
  { bookingId, organisationId }: AskedAgain,
  asker: Asker,
): Promise<BookAgain> =>
  readTogether(deps.platform.db, async (reader) => {
    const past = await deps.booking.past(reader, { bookingId, viewer: asker.viewer, lang: asker.lang });
    const [place, work] = await Promise.all([
      placeOf(deps, reader, past, asker.viewer.userId),
      workOf(deps, reader, past, asker),
    ]);
    const supply = await suppliedBy(deps, reader, { past, place, work, organisationId }, asker);
    const time = await timeOf(deps, reader, { past, place, supply, work }, asker);
    const person = await findPerson(deps, reader, { past, address: place.address, supply, time }, asker);
    const quote = time ? await supply.quote({ day: time.day, slotId: time.slot.slotId }) : supply.quoted;
    const changes = [
      ...work.changes,
      ...place.changes,
      ...supply.changes,
      ...timeChanges(deps, { past, place, supply }, time),
      ...person.changes,
      ...dearerLines(work.past, quote.lines),
    ];
    return presentBookAgain({ past, place, work, supply, time, person, quote, changes });
  });

/** The same address; where it is not saved any more, the default one. */
async function placeOf(
  deps: AgainDependencies,
  reader: Reader,
  past: PastBooking,
  userId: string,
): Promise<Place> {
  const [same, usual] = await Promise.all([
    deps.geography.findAddressAt(reader, userId, past),
    deps.geography.getDefaultAddress(reader, userId),
  ]);
  const changes: Change[] = same ? [] : [{ kind: 'address_gone', id: null, name: past.formattedAddress }];
  return { address: same ?? usual, changes };
}

/** What the catalogue still has of it. */
async function workOf(
  deps: AgainDependencies,
  reader: Reader,
  past: PastBooking,
  { now, lang }: Asker,
): Promise<Work> {
  const priced = await deps.catalog.priceLines(reader, {
    organisationId: null,
    pincode: null,
    pricedAt: null,
    day: istDay(now),
    lines: past.lines,
    lang,
  });
  const compared = compareLines(past.lines, priced);
  const staying = compared.filter(({ stays }) => stays).map((line) => line.past);
  return {
    past: staying,
    lines: staying.map(({ serviceId, quantity, optionIds }) => ({ serviceId, quantity, optionIds })),
    changes: goneLines(compared),
    isWhole: staying.length === past.lines.length,
  };
}

interface Wanted {
  readonly past: PastBooking;
  readonly place: Place;
  readonly work: Work;
}

/** The named partner, or that of then, where it can come; else the best one free. */
async function suppliedBy(
  deps: AgainDependencies,
  reader: Reader,
  wanted: Wanted & Pick<AskedAgain, 'organisationId'>,
  asker: Asker,
) {
  const { past, place, work } = wanted;
  const quoteOf = (organisationId: string | null) => (time: { day: string; slotId: number } | null) =>
    deps.cart.quote(
      reader,
      { userId: asker.viewer.userId, lines: work.lines, organisationId, address: place.address, time },
      asker,
    );
  const anyone = async (changes: Change[]) => {
    const quote = quoteOf(null);
    return { partner: null, changes, quote, quoted: await quote(null) };
  };
  const wantedId = wanted.organisationId ?? past.organisationId ?? past.chosenOrganisationId;
  if (wantedId === null) return anyone([]);
  const partner = (await deps.partner.getOrganisations(reader, [wantedId])).get(wantedId);
  if (!partner) return anyone([]);
  const { companyName: name, organisationId: id } = partner;
  if (past.status === 'Rejected' && !wanted.organisationId)
    return anyone([{ kind: 'partner_declined', id, name }]);
  if (!deps.partner.isActive(partner)) return anyone([{ kind: 'partner_closed', id, name }]);
  const quote = quoteOf(id);
  const quoted = await quote(null);
  if (!quoted.serviceable) return anyone([{ kind: 'partner_elsewhere', id, name }]);
  return { partner: { organisationId: id, companyName: name }, changes: [], quote, quoted };
}
/** The next time like that of then; null: no address, no one who comes, or all days are full. */
async function timeOf(
  deps: AgainDependencies,
  reader: Reader,
  { past, place, supply, work }: Wanted & { readonly supply: Supply },
  { now }: Asker,
): Promise<FoundTime | null> {
  const { quoted, partner } = supply;
  if (!place.address || !quoted.serviceable || quoted.categoryId === null) return null;
  return findTime(deps, reader, {
    address: place.address,
    lines: work.lines,
    categoryId: quoted.categoryId,
    minutes: quoted.minutes,
    organisationId: partner?.organisationId ?? null,
    startsAt: past.startsAt,
    now,
  });
}

/** What is to be said of the time; `full`: the partner could come, but at no time. */
function timeChanges(
  { schedule }: AgainDependencies,
  { past, place, supply }: Omit<Wanted, 'work'> & { readonly supply: Supply },
  time: FoundTime | null,
): Change[] {
  if (time)
    return isLikeThen(time, schedule.instant.slotOf(past.startsAt))
      ? []
      : [{ kind: 'time_taken', id: null, name: '' }];
  const { partner } = supply;
  return partner && place.address
    ? [{ kind: 'partner_full', id: partner.organisationId, name: partner.companyName }]
    : [];
}
