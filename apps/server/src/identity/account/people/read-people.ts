import { backofficeErrors } from '@nukkad/contract/office/backoffice/backoffice.noun';
import type { OfficePerson, OfficePersonInFull } from '@nukkad/contract/identity/account/people.api';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Organisation, PartnerInterface } from '../../partner/index.ts';
import type { Database, Reader } from '../../../platform/db/database.ts';
import { type PageAsked, listOf } from '../../../platform/http/list-of.ts';
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

interface Asked extends PeopleFilter, PageAsked {
  readonly sort?: 'newest' | 'oldest' | undefined;
}

export function listPeople(
  { db, partner }: PeopleDependencies,
  asked: Asked,
  now: Date,
): Promise<CountedPage<OfficePerson>> {
  const { sort = 'newest', ...page } = asked;
  return listOf(page, {
    after: lastId,
    rows: (after, most, filter) =>
      listPeopleRows(db, filter, {
        after: after?.[0] ?? null,
        limit: most,
        sort,
        liveSince: liveSince(now),
      }),
    key: (row) => [row.userId],
    count: (filter) => countPeopleRows(db, filter),
    items: async (rows) => {
      const firms = await partner.getOrganisations(db, rows.flatMap(firmOf));
      const present = (row: PersonRow) => presentPerson(row, companyNameIn(firms, row));
      return rows.map(present);
    },
  });
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
