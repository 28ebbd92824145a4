import { leadErrors } from '@nukkad/contract/market/lead/lead.noun';
import type { Lead, LeadCard, LeadTab } from '@nukkad/contract/market/lead/lead.model';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { Reader } from '../../../platform/db/database.ts';
import { readTogether } from '../../../platform/db/pipeline.ts';
import { nextCursor, readInstantCursor } from '../../../platform/http/cursor.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { withTotal } from '../../../platform/http/total.ts';
import { refuse } from '../../../platform/refusal.ts';
import { countLeads, listInterests, listLeadRows, requestsOf } from './lead-list.store.ts';
import { isOfPartner } from './lead.policy.ts';
import { type LeadContact, type LeadFacts, presentLead, presentLeadCard } from './lead.presenter.ts';
import { listRequestFiles } from '../file/quotation-file.store.ts';
import { findRefund } from './claim/lead-refund.store.ts';
import { type LeadRow, findLead, readGeneralLeadRules } from './lead.store.ts';
import { listQuestions } from './question.store.ts';
import type { RfqDependencies } from '../rfq.interface.ts';
import { type Seeing, seeingOf } from '../seeing.ts';
import { listAnswers, listChoices } from '../rfq-parts.store.ts';
import { namesFor } from '../rfq.presenter.ts';
import { type RfqRow, findRfq, listRfqs, servicesOf } from '../rfq.store.ts';

interface Asked {
  readonly tab: LeadTab;
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly count?: boolean | undefined;
}

/** Only people of an organisation get here; without one there is nothing. */
export const noOrganisation = '00000000-0000-0000-0000-000000000000';

type Paused = Awaited<ReturnType<RfqDependencies['catalog']['pausedCategories']>>;
type Interests = Awaited<ReturnType<typeof listInterests>>;

interface Around {
  readonly rfqs: ReadonlyMap<string, RfqRow>;
  readonly interests: Interests;
  readonly paused: Paused;
}

function factsOf(row: LeadRow, { rfqs, interests, paused }: Around): LeadFacts[] {
  const rfq = rfqs.get(row.rfqId);
  if (!rfq) return [];
  const others = interests.filter(({ rfqId }) => rfqId === row.rfqId);
  return [{ row, rfq, others, pausedFor: paused.get(rfq.categoryId) ?? null }];
}

/** One trip: what a page shows besides its rows is looked for by the page itself. */
export async function listLeads(
  deps: RfqDependencies,
  { viewer, lang }: SignedInCall,
  { tab, cursor, limit, count }: Asked,
): Promise<CountedPage<LeadCard>> {
  const filter = { organisationId: viewer.organisationId ?? noOrganisation, tab };
  const page = { ...filter, after: readInstantCursor(cursor), limit: limit + 1 };
  const rfqIds = requestsOf(page);
  const [categories, [rows, counted, rfqs, interests, services, paused]] = await Promise.all([
    deps.catalog.categoryFaces(lang),
    readTogether(deps.platform.db, (reader) =>
      Promise.all([
        listLeadRows(reader, page),
        count ? countLeads(reader, filter) : null,
        listRfqs(reader, rfqIds),
        listInterests(reader, rfqIds),
        deps.catalog.services(reader, servicesOf(rfqIds), lang),
        deps.catalog.pausedCategories(reader, filter.organisationId),
      ]),
    ),
  ]);
  const shown = rows.slice(0, limit).flatMap((row) => factsOf(row, { rfqs, interests, paused }));
  return {
    items: shown.map((facts) => presentLeadCard(facts, { categories, services })),
    nextCursor: nextCursor(rows, limit, (row) => [row.createdAt.toISOString(), row.leadId]),
    ...withTotal(counted),
  };
}

/** Who asked, for a partner that has unlocked the lead; null: it has not, or the account was erased. */
async function contactOf(
  { account }: RfqDependencies,
  reader: Reader,
  { unlockedAt }: LeadRow,
  { userId }: RfqRow,
): Promise<LeadContact | null> {
  if (unlockedAt === null || userId === null) return null;
  const person = (await account.getPeople(reader, [userId])).get(userId);
  return person ? { fullName: person.fullName, mobileNumber: person.mobileNumber } : null;
}

/** One with all that its page shows. */
export async function readLead(
  deps: RfqDependencies,
  reader: Reader,
  row: LeadRow,
  { categories, lang, now, opening }: Seeing,
): Promise<Lead> {
  const [rfq, others, answers, chosenIds, files, paused] = await Promise.all([
    findRfq(reader, row.rfqId),
    listInterests(reader, [row.rfqId]),
    listAnswers(reader, row.rfqId),
    listChoices(reader, row.rfqId),
    listRequestFiles(reader, row.rfqId),
    deps.catalog.pausedCategories(reader, row.organisationId),
  ]);
  if (!rfq) return refuse(leadErrors.lead_not_found);
  const [names, contact, balance, questions, refund, rules] = await Promise.all([
    namesFor(reader, deps, [rfq], categories, lang),
    contactOf(deps, reader, row, rfq),
    deps.purse.single().countCredits(reader, row.organisationId, now),
    listQuestions(reader, [row.leadId]),
    findRefund(reader, row.leadId),
    readGeneralLeadRules(reader, now),
  ]);
  const own = { balance, contact, questions, refund, rules, now, files, opening };
  const pausedFor = paused.get(rfq.categoryId) ?? null;
  return presentLead({ row, rfq, others, pausedFor }, { names, answers, chosenIds, ...own }, lang);
}

export async function readOwnLead(
  deps: RfqDependencies,
  call: SignedInCall,
  { leadId }: { readonly leadId: string },
): Promise<Lead> {
  const { db } = deps.platform;
  const row = await findLead(db, leadId);
  if (!row || !isOfPartner(call.viewer, row)) return refuse(leadErrors.lead_not_found);
  return readLead(deps, db, row, await seeingOf(deps, call));
}
