import { partyErrors } from '@nukkad/contract/work/party/party.noun';
import { istDay } from '@nukkad/contract/kernel/time';
import type { SignedInCall } from '../../platform/http/route.ts';
import { type Doc, leading, write } from '../../platform/pdf/canvas.ts';
import type { PaperLogo } from '../../platform/pdf/logo.ts';
import { dayText, drawBoard, paint, paper, renderPaper, rupeesText } from '../../platform/pdf/paper.ts';
import { drawTable } from '../../platform/pdf/table.ts';
import { refuse } from '../../platform/refusal.ts';
import { wordsOf } from './book.rules.ts';
import { type EntryRow, listAllEntries } from './book.store.ts';
import { disputedAmong } from './disputed-among.ts';
import { figuresOf } from './owed.rules.ts';
import type { PaymentBookDependencies } from './payment-book.interface.ts';
import { organisationOf } from './read-book.ts';
import { type BookWords, bookWords } from './statement.words.ts';

interface Statement {
  readonly brand: string;
  readonly companyName: string;
  readonly logo: PaperLogo | null;
  readonly gstNumber: string | null;
  readonly partyName: string;
  readonly partyGst: string | null;
  readonly from: string;
  readonly to: string;
  readonly madeAt: Date;
  readonly before: number;
  readonly lines: readonly EntryRow[];
  /** On the last day of it. */
  readonly overdue: number;
}

const widths = [88, 187, 80, 80, 80] as const;
const mostLines = 2_000;

/** What an entry is, and what it is for: a receipt of which nothing was written says how it came. */
export function whatOf(
  line: Pick<EntryRow, 'kind' | 'words' | 'method'>,
  { kinds, methods }: BookWords,
): string {
  const kind = kinds[line.kind];
  if (line.kind === 'opening') return kind;
  const more = wordsOf(line) || (line.method ? methods[line.method] : '');
  return more ? `${kind}: ${more}` : kind;
}

function rowsOf({ before, lines }: Statement, words: BookWords, locale: string): string[][] {
  let balance = before;
  const rows = lines.map((line) => {
    balance += line.amountPaise;
    const [more, less] =
      line.amountPaise > 0 ? [rupeesText(line.amountPaise), ''] : ['', rupeesText(-line.amountPaise)];
    return [dayText(line.happenedOn, locale), whatOf(line, words), more, less, rupeesText(balance)];
  });
  return [['', words.before, '', '', rupeesText(before)], ...rows];
}

function draw(doc: Doc, statement: Statement, lang: keyof typeof bookWords): void {
  const words = bookWords[lang];
  const locale = `${lang}-IN`;
  const { brand, companyName, logo, gstNumber, partyName, partyGst, from, to, lines, before } = statement;
  const days = `${dayText(from, locale)} – ${dayText(to, locale)}`;
  doc.addPage();
  drawBoard(doc, { brand: companyName, title: words.title, below: days, logo });
  let at = write(doc, words.party, paper.left, 122, 300, { size: 8, bold: true, color: paint.dim });
  at = write(doc, partyName, paper.left, at + 1, 420, { size: 14, bold: true });
  if (partyGst) at = write(doc, `GSTIN: ${partyGst}`, paper.left, at + 1, 320, { size: 9 });
  const columns = words.columns.map((title, index) => ({
    title,
    width: widths[index] ?? 0,
    align: index < 2 ? ('left' as const) : ('right' as const),
  }));
  at = drawTable(doc, columns, rowsOf(statement, words, locale), at + 12);
  const balance = lines.reduce((sum, { amountPaise }) => sum + amountPaise, before);
  const said = balance < 0 ? words.owed : words.due;
  at = write(doc, `${said}: ₹ ${rupeesText(Math.abs(balance))}`, paper.left, at + 14, paper.width, {
    size: 12.5,
    bold: true,
  });
  const { overdue } = statement;
  if (overdue > 0)
    at = write(
      doc,
      `${words.overdue(dayText(to, locale))}: ₹ ${rupeesText(overdue)}`,
      paper.left,
      at + 3,
      420,
      {
        size: 10,
      },
    );
  const issued = words.issued(companyName, gstNumber, dayText(istDay(statement.madeAt), locale));
  at = write(doc, issued, paper.left, at + leading(4), paper.width, { size: 8, color: paint.dim });
  write(doc, words.through(brand), paper.left, at + 2, paper.width, { size: 8, color: paint.dim });
}

/** The account of a party from a day to a day, in the language of who asks. */
export async function getBookStatement(
  deps: PaymentBookDependencies,
  {
    viewer,
    now,
    lang,
    reply,
    input: { query },
  }: SignedInCall<{ query: { partyId: string; from: string; to: string } }>,
): Promise<Buffer> {
  const { db, config } = deps.platform;
  const { partyId, from, to } = query;
  const organisationId = organisationOf(viewer);
  const [parties, organisations, logo, all] = await Promise.all([
    deps.party.getParties(db, organisationId, [partyId]),
    deps.partner.getOrganisations(db, [organisationId]),
    deps.partner.logos.draw(db, organisationId),
    listAllEntries(db, { organisationId, partyId, to }),
  ]);
  const party = parties.get(partyId);
  if (!party) return refuse(partyErrors.party_not_found);
  const organisation = organisations.get(organisationId);
  const earlier = all.filter(({ happenedOn }) => happenedOn < from);
  const statement = {
    brand: config.BRAND_NAME,
    companyName: organisation?.companyName ?? '',
    logo,
    gstNumber: organisation?.gstNumber ?? null,
    partyName: party.name,
    partyGst: party.gstNumber,
    from,
    to,
    madeAt: now,
    before: earlier.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    overdue: figuresOf(all, await disputedAmong(deps.project, db, all), to).overdue,
    lines: all.filter(({ happenedOn }) => happenedOn >= from).slice(0, mostLines),
  };
  void reply
    .header('content-disposition', `inline; filename="account-${from}-${to}.pdf"`)
    .header('x-content-type-options', 'nosniff');
  const { title } = bookWords[lang];
  return renderPaper(
    { title: `${title} ${from} – ${to}`, author: statement.companyName, madeAt: now, lang: `${lang}-IN` },
    (doc) => draw(doc, statement, lang),
  );
}
