import { istDay } from '@nukkad/contract/kernel/time';
import { partyPaperErrors } from '@nukkad/contract/work/payment-book/party-paper.noun';
import type {
  PaperContent,
  PaperDraftAnswer,
  SupplyBasis,
} from '@nukkad/contract/work/payment-book/party-paper.model';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { wordsOf } from '../book.rules.ts';
import { type EntryRow, findEntry, listReversed } from '../book.store.ts';
import type { PaymentBookDependencies } from '../payment-book.interface.ts';
import { isPapered, organisationOf } from '../read-book.ts';
import { recipientOf, supplierOf } from './paper-sides.ts';
import { type LinesAsked, creditableLines, draftLines, percentsOf } from './draft-lines.ts';
import { ratesOf, sumsOfRates } from './paper-lines.rules.ts';
import { basesOf, creditedOf, kindOfBasis, stateTaxOf } from './paper.rules.ts';
import { type PaperRow, lastItemCode, listOfParty, paperOfEntries } from './paper.store.ts';

export interface PaperAsked extends LinesAsked {
  readonly entryId: string;
  readonly basis?: SupplyBasis | undefined;
  readonly placeStateCode?: string | undefined;
  readonly correctsId?: string | undefined;
  readonly addressAt?: number | undefined;
}

/** A draft, with the rows that it was made of. */
export interface Drafted extends PaperDraftAnswer {
  readonly entry: EntryRow;
  readonly corrects: PaperRow | null;
}

const mostIssued = 500;

/** An entry of the own book that has no paper yet, and its party, who is not on the platform. */
async function entryToPaper(
  deps: PaymentBookDependencies,
  reader: Reader,
  organisationId: string,
  entryId: string,
) {
  const entry = await findEntry(reader, organisationId, entryId);
  if (!entry) return refuse(partyPaperErrors.paper_not_found);
  const [parties, reversed, issued] = await Promise.all([
    deps.party.getParties(reader, organisationId, [entry.partyId]),
    listReversed(reader, [entryId]),
    paperOfEntries(reader, organisationId, [entryId]),
  ]);
  const party = parties.get(entry.partyId);
  if (!party) return refuse(partyPaperErrors.paper_not_found);
  if (!isPapered(entry) || reversed.has(entryId)) return refuse(partyPaperErrors.paper_not_of_entry);
  if (party.userId !== null) return refuse(partyPaperErrors.paper_of_platform);
  if (issued.has(entryId)) return refuse(partyPaperErrors.paper_issued);
  return { entry, party };
}

/** Bills of the party of which so much can still be taken off, the newest first. */
function creditable(issued: readonly PaperRow[], amount: number) {
  return issued
    .filter(({ kind }) => kind === 'tax_invoice' || kind === 'bill_of_supply')
    .map((paper) => ({ paper, left: paper.totalPaise - creditedOf(paper.paperId, issued) }))
    .filter(({ left }) => left >= amount);
}

const kindOf = (entry: EntryRow, basis: SupplyBasis): PaperContent['kind'] =>
  entry.kind === 'receipt' || entry.kind === 'credit_note' ? entry.kind : kindOfBasis(basis);

function basisOf(entry: EntryRow, corrects: PaperRow | null, basis: SupplyBasis): SupplyBasis | null {
  if (entry.kind === 'receipt') return null;
  return corrects?.frozen.basis ?? basis;
}

/** Everything that a paper is made of, read once. */
async function gather(
  deps: PaymentBookDependencies,
  reader: Reader,
  organisationId: string,
  asked: PaperAsked,
) {
  const { entry, party } = await entryToPaper(deps, reader, organisationId, asked.entryId);
  const { partyId } = party;
  const [supplier, particulars, projects, issued, lastCode, states] = await Promise.all([
    supplierOf(deps, reader, organisationId),
    deps.party.particularsOf(reader, organisationId, partyId),
    deps.project.getProjects(reader, entry.projectId ? [entry.projectId] : []),
    listOfParty(reader, organisationId, partyId, mostIssued),
    lastItemCode(reader, organisationId),
    deps.geography.listStates(reader),
  ]);
  const recipient = await recipientOf(deps, reader, party, particulars, asked.addressAt ?? 0);
  const project = (entry.projectId && projects.get(entry.projectId)) || null;
  const total = Math.abs(entry.amountPaise);
  const credits = entry.kind === 'credit_note' ? creditable(issued, total) : [];
  const wanted = asked.correctsId ?? credits[0]?.paper.paperId;
  const corrects = credits.find(({ paper }) => paper.paperId === wanted)?.paper ?? null;
  const { addresses } = particulars;
  return {
    entry,
    supplier,
    recipient,
    addresses,
    project,
    lastCode,
    states,
    total,
    credits,
    corrects,
    issued,
  };
}
type Gathered = Awaited<ReturnType<typeof gather>>;

/** Where it is supplied: as the corrected bill says, as was chosen, where the work is, where the party is. */
function placeOf({ corrects, project, recipient, supplier, states }: Gathered, asked: PaperAsked) {
  const code =
    corrects?.frozen.place.stateCode ??
    asked.placeStateCode ??
    (project?.placeStateCode || recipient.stateCode || supplier.stateCode);
  return states.find((state) => state.code === code) ?? refuse(partyPaperErrors.paper_place);
}

/** A unit of a bill of which no lines were written. */
const usualUnit = { en: 'job', hi: 'काम' } as const;

function linesOf(facts: Gathered, asked: PaperAsked, basis: SupplyBasis, lang: 'en' | 'hi') {
  const { entry, project, lastCode, total } = facts;
  const description = [project?.title, wordsOf(entry)].filter(Boolean).join(': ');
  const usual = {
    description,
    itemCode: project?.sacCode ?? lastCode ?? '',
    quantity: 1,
    unit: usualUnit[lang],
    rate: total,
  };
  return { description, lines: draftLines({ ...facts, basis, usual }, asked) };
}

function contentOf(
  facts: Gathered,
  asked: PaperAsked,
  basis: SupplyBasis,
  { now, lang }: Pick<SignedInCall, 'now' | 'lang'>,
): PaperContent {
  const { entry, supplier, recipient, total, corrects } = facts;
  const place = placeOf(facts, asked);
  const { description, lines } = linesOf(facts, asked, basis, lang);
  const rates = ratesOf(lines, supplier.stateCode === place.code);
  return {
    kind: kindOf(entry, basis),
    basis: basisOf(entry, corrects, basis),
    issuedOn: istDay(now),
    supplier,
    recipient,
    place: { stateName: place.name, stateCode: place.code, stateTax: stateTaxOf(place.code) },
    description,
    lines: [...lines],
    rates,
    ...(entry.kind === 'receipt' ? { taxable: total, cgst: 0, sgst: 0, igst: 0 } : sumsOfRates(rates)),
    total,
    method: entry.method,
    happenedOn: entry.happenedOn,
    corrects: corrects && { number: corrects.paperNumber, issuedOn: corrects.frozen.issuedOn },
  };
}

function lacksOf(content: PaperContent, { kind }: EntryRow): PaperDraftAnswer['lacks'] {
  const lacks: PaperDraftAnswer['lacks'] = [];
  if (kind !== 'receipt' && content.recipient.address === '') lacks.push('address');
  if (kind === 'bill' && content.lines.some(({ itemCode }) => itemCode === '')) lacks.push('itemCode');
  if (kind === 'credit_note' && content.corrects === null) lacks.push('corrects');
  return lacks;
}

/** All that the paper of an entry says now; refuses where there is none to issue. */
export async function draftPaper(
  deps: PaymentBookDependencies,
  reader: Reader,
  call: Pick<SignedInCall, 'viewer' | 'now' | 'lang'>,
  asked: PaperAsked,
): Promise<Drafted> {
  const facts = await gather(deps, reader, organisationOf(call.viewer), asked);
  const { entry, supplier, corrects, states, addresses, credits, issued } = facts;
  const bases = basesOf(supplier.gstin !== null, entry.taxPercent);
  const basis = asked.basis ?? bases[0];
  if (entry.kind === 'bill' && !bases.includes(basis)) refuse(partyPaperErrors.paper_basis);
  const content = contentOf(facts, asked, basis, call);
  return {
    entry,
    corrects,
    entryId: entry.entryId,
    partyId: entry.partyId,
    content,
    bases: entry.kind === 'bill' ? [...bases] : [],
    percents: [...percentsOf({ entry, basis })],
    states: [...states],
    addresses: addresses.map(({ label, line }) => `${label}: ${line}`),
    credits: credits.map(({ paper, left }) => ({
      paperId: paper.paperId,
      number: paper.paperNumber,
      issuedOn: paper.frozen.issuedOn,
      left,
    })),
    creditLines: creditableLines(corrects, issued),
    lacks: lacksOf(content, entry),
  };
}
