import { rfqErrors } from '@nukkad/contract/market/rfq/rfq.noun';
import type { Rfq, RfqCard, RfqTab } from '@nukkad/contract/market/rfq/rfq.model';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { type PageAsked, listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import type { RfqDependencies } from './rfq.interface.ts';
import { listLeadsOf } from './lead/lead-list.store.ts';
import { presentFile } from './file/quotation-file.presenter.ts';
import { listRequestFiles } from './file/quotation-file.store.ts';
import { listQuestions } from './lead/question.store.ts';
import { countOwnRfqs, listOwnRfqs } from './rfq-list.store.ts';
import { listAnswers, listChoices } from './rfq-parts.store.ts';
import { isOwn } from './rfq.policy.ts';
import { type RfqParts, namesFor, presentCard, presentRfq } from './rfq.presenter.ts';
import { type RfqRow, findRfq } from './rfq.store.ts';
import { type Seeing, seeingOf } from './seeing.ts';

interface Asked extends PageAsked {
  readonly tab: RfqTab;
}

export function listMine(
  deps: RfqDependencies,
  { viewer, lang }: SignedInCall,
  { tab, ...page }: Asked,
): Promise<CountedPage<RfqCard>> {
  const { db } = deps.platform;
  const filter = { userId: viewer.userId, tab };
  return listOf(page, {
    after: readInstantCursor,
    rows: (after, most) => listOwnRfqs(db, filter, after, most),
    key: (row) => [row.createdAt, row.rfqId],
    count: () => countOwnRfqs(db, filter),
    items: async (rows) => {
      const [names, told] = await Promise.all([
        namesFor(db, deps, rows, await deps.catalog.categoryFaces(lang), lang),
        listLeadsOf(
          db,
          rows.map(({ rfqId }) => rfqId),
        ),
      ]);
      return rows.map((row) =>
        presentCard(
          row,
          names,
          told.filter(({ rfqId }) => rfqId === row.rfqId),
        ),
      );
    },
  });
}

/** All that the page of a request shows besides its row. */
export async function partsOf(
  deps: RfqDependencies,
  reader: Reader,
  row: RfqRow,
  { categories, lang, opening }: Seeing,
): Promise<RfqParts> {
  const [names, answers, chosenIds, told, files] = await Promise.all([
    namesFor(reader, deps, [row], categories, lang),
    listAnswers(reader, row.rfqId),
    listChoices(reader, row.rfqId),
    listLeadsOf(reader, [row.rfqId]),
    listRequestFiles(reader, row.rfqId),
  ]);
  const ids = [...chosenIds, ...told.map(({ organisationId }) => organisationId)];
  const leadIds = told.flatMap(({ leadId, unlockedAt }) => (unlockedAt ? [leadId] : []));
  const [companies, questions] = await Promise.all([
    deps.partner.getOrganisations(reader, [...new Set(ids)]),
    listQuestions(reader, leadIds),
  ]);
  const chosen = chosenIds.map((organisationId) => ({
    organisationId,
    companyName: companies.get(organisationId)?.companyName ?? '',
  }));
  const shown = files.map((file) => presentFile(file, opening));
  return { names, answers, chosen, told, companies, questions, files: shown };
}

export async function readMine(
  deps: RfqDependencies,
  call: SignedInCall,
  { rfqId }: { readonly rfqId: string },
): Promise<Rfq> {
  const { db } = deps.platform;
  const row = await findRfq(db, rfqId);
  if (!row || !isOwn(call.viewer, row)) return refuse(rfqErrors.rfq_not_found);
  return presentRfq(row, await partsOf(deps, db, row, await seeingOf(deps, call)), call.lang);
}
