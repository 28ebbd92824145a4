import { backofficeErrors } from '@nukkad/contract/office/backoffice/backoffice.noun';
import type { OfficePerson, OfficePersonInFull } from '@nukkad/contract/identity/account/people.api';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Organisation, PartnerInterface } from '../../partner/index.ts';
import type { Database, Reader } from '../../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../../platform/http/cursor.ts';
import { withTotal } from '../../../platform/http/total.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readContactTries } from '../../../platform/talk/contact-tries.store.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { tokenLifeMs } from '../session.rules.ts';
import { presentPerson, presentPersonInFull } from './people.presenter.ts';
import {
  type PeopleFilter,
  type PersonRow,
  countPeopleRows,
  findPersonRow,
  listPeopleRows,
} from './people.store.ts';

export interface PeopleDependencies {
  readonly db: Database;
  readonly partner: Pick<PartnerInterface, 'getOrganisations'>;
}

const liveSince = (now: Date) => new Date(now.getTime() - tokenLifeMs);
const firmOf = ({ organisationId }: PersonRow) => (organisationId ? [organisationId] : []);
const companyNameIn = (firms: ReadonlyMap<string, Organisation>, { organisationId }: PersonRow) =>
  (organisationId && firms.get(organisationId)?.companyName) || null;
/** So far back contact details in messages and the like are counted. */
const triesMs = 30 * 86_400_000;
const lastId = z.tuple([z.uuid()]);

interface Asked extends PeopleFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
  readonly sort?: 'newest' | 'oldest' | undefined;
}

export async function listPeople(
  { db, partner }: PeopleDependencies,
  asked: Asked,
  now: Date,
): Promise<CountedPage<OfficePerson>> {
  const { cursor, limit, count, sort = 'newest', ...filter } = asked;
  const after = readCursor(cursor, lastId)?.[0] ?? null;
  const [rows, counted] = await Promise.all([
    listPeopleRows(db, filter, { after, limit: limit + 1, sort, liveSince: liveSince(now) }),
    count ? countPeopleRows(db, filter) : null,
  ]);
  const firms = await partner.getOrganisations(db, rows.flatMap(firmOf));
  const present = (row: PersonRow) => presentPerson(row, companyNameIn(firms, row));
  const page = pageFrom(rows, limit, present, (row) => [row.userId]);
  return { ...page, ...withTotal(counted) };
}

/** As the back office counts the open sessions at this moment. */
export const findPersonNow = async (reader: Reader, userId: string, now: Date): Promise<PersonRow> =>
  (await findPersonRow(reader, userId, liveSince(now))) ?? refuse(backofficeErrors.person_not_found);

export async function getPerson(
  { db, partner }: PeopleDependencies,
  userId: string,
  viewer: Viewer,
  now: Date,
): Promise<OfficePersonInFull> {
  const row = await findPersonNow(db, userId, now);
  const [firms, contacts] = await Promise.all([
    partner.getOrganisations(db, firmOf(row)),
    readContactTries(db, userId, new Date(now.getTime() - triesMs)),
  ]);
  return presentPersonInFull(row, companyNameIn(firms, row), { viewer, contacts });
}
