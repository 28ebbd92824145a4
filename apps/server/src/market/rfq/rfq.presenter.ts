import { canMove } from '@nukkad/contract/kernel/lifecycle';
import { leadLifecycle } from '@nukkad/contract/market/lead/lead.noun';
import type { QuotationFile } from '@nukkad/contract/market/rfq/quotation-file.model';
import type { Rfq, RfqCard } from '@nukkad/contract/market/rfq/rfq.model';
import type { Reader } from '../../platform/db/database.ts';
import type { CategoryFace, NamedService } from '../catalog/index.ts';
import type { RfqInterfaces } from './rfq.interface.ts';
import type { LeadRow } from './lead/lead.store.ts';
import { presentQuestion } from './lead/question.presenter.ts';
import type { QuestionRow } from './lead/question.store.ts';
import type { GivenAnswer } from './rfq-parts.store.ts';
import { saidAnswers } from './rfq.questions.ts';
import { momentsOf, movesOf, nextOf, standingOf } from './rfq.rules.ts';
import type { RfqRow } from './rfq.store.ts';

type Lang = 'en' | 'hi';

export interface Names {
  readonly categories: ReadonlyMap<string, CategoryFace>;
  readonly services: ReadonlyMap<string, NamedService>;
}

/** Once for a page; the categories are read beforehand, outside of any transaction. */
export async function namesFor(
  reader: Reader,
  { catalog }: Pick<RfqInterfaces, 'catalog'>,
  rows: readonly Pick<RfqRow, 'serviceId'>[],
  categories: Names['categories'],
  lang: Lang,
): Promise<Names> {
  const ids = [...new Set(rows.flatMap(({ serviceId }) => serviceId ?? []))];
  return { categories, services: await catalog.services(reader, ids, lang) };
}

/** The service, else the category. */
const titleOf = (
  { serviceId, categoryId }: Pick<RfqRow, 'serviceId' | 'categoryId'>,
  { categories, services }: Names,
): string =>
  (serviceId !== null && services.get(serviceId)?.name) || (categories.get(categoryId)?.name ?? '');

/** What is asked for, in a line: as its buyer and each partner reads it. */
export const presentSubject = (rfq: RfqRow, names: Names) => {
  const category = names.categories.get(rfq.categoryId);
  return {
    rfqNumber: rfq.rfqNumber,
    title: titleOf(rfq, names),
    categoryName: category?.name ?? '',
    categoryImage: category?.picture ?? '',
    area: rfq.area,
  };
};

/** Who said so and did not take it back, the first one first. */
const interestedOf = (told: readonly LeadRow[]) =>
  told
    .flatMap(({ organisationId, interestedAt, status }) =>
      interestedAt && status !== 'Rejected' ? [{ organisationId, at: interestedAt }] : [],
    )
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());

/** Partners that see the contact, the first one first, with what each asked. */
const unlockedBy = (
  told: readonly LeadRow[],
  companies: RfqParts['companies'],
  questions: readonly QuestionRow[],
): Rfq['unlockedPartners'] =>
  told
    .flatMap(({ leadId, organisationId, unlockedAt, status }) => {
      const company = companies.get(organisationId);
      if (!unlockedAt || !company) return [];
      const { companyName, ownerUserId: userId } = company;
      const asked = questions.filter((one) => one.leadId === leadId).map(presentQuestion);
      const can = { answer: canMove(leadLifecycle, 'answerDetails', status) };
      const at = unlockedAt.toISOString();
      return [{ leadId, organisationId, userId, companyName, at, status, questions: asked, can }];
    })
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));

export function presentCard(row: RfqRow, names: Names, told: readonly LeadRow[]): RfqCard {
  const next = nextOf(row);
  return {
    rfqId: row.rfqId,
    ...presentSubject(row, names),
    status: standingOf(row.status, told),
    nextStep: next.step,
    nextAt: next.at?.toISOString() ?? null,
    partners: { told: told.length, interested: interestedOf(told).length, unlocked: row.unlocked },
    createdAt: row.createdAt.toISOString(),
  };
}

export interface RfqParts {
  readonly names: Names;
  readonly answers: readonly GivenAnswer[];
  /** As its customer opens them. */
  readonly files: readonly QuotationFile[];
  /** Its leads. */
  readonly told: readonly LeadRow[];
  /** What partners asked. */
  readonly questions: readonly QuestionRow[];
  /** The partners that were told, by id. */
  readonly companies: ReadonlyMap<string, { readonly companyName: string; readonly ownerUserId: string }>;
  readonly chosen: readonly { readonly organisationId: string; readonly companyName: string }[];
}

export const presentRfq = (
  row: RfqRow,
  { names, answers, files, chosen, told, companies, questions }: RfqParts,
  lang: Lang,
): Rfq => ({
  ...presentCard(row, names, told),
  categoryId: row.categoryId,
  serviceId: row.serviceId,
  answers: saidAnswers(row.categoryId, answers, lang),
  message: row.message,
  files: [...files],
  fromDay: row.fromDay,
  byDay: row.byDay,
  budgetFrom: row.budgetFromPaise,
  budgetTo: row.budgetToPaise,
  chosenPartners: chosen.map(({ organisationId, companyName }) => ({ organisationId, companyName })),
  interestedPartners: interestedOf(told).map(({ organisationId, at }) => ({
    organisationId,
    companyName: companies.get(organisationId)?.companyName ?? '',
    at: at.toISOString(),
  })),
  unlockedPartners: unlockedBy(told, companies, questions),
  moments: momentsOf(row).map(({ status, at }) => ({ status, at: at.toISOString() })),
  cancelReason: row.cancelReason,
  version: row.version,
  can: movesOf(row),
});
