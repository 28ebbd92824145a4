/** The pages that follow a signed document: who, when, how, and the hash of each step. */
import { type Doc, leading, write } from '../../platform/pdf/canvas.ts';
import { drawBoard, paint, paper, renderPaper } from '../../platform/pdf/paper.ts';
import { type PaperColumn, drawTable } from '../../platform/pdf/table.ts';
import type { Language, Said } from '../../platform/spoken.rules.ts';
import { type ESigned, certificateWords, eSignNote } from './esign/record-words.ts';
import {
  factNames,
  headings,
  lawNote,
  paperTitle,
  peopleTitles,
  proofNames,
  roleNames,
  stepNames,
  stepTitles,
} from './audit-paper-words.ts';
import type { DocumentRow } from './document.store.ts';
import { isActing, maskedNumber } from './envelope.rules.ts';
import type { EnvelopeRow } from './envelope.store.ts';
import type { RecipientRow } from './recipient.store.ts';
import type { StepRow } from './trail.store.ts';

export interface Audit {
  readonly brand: string;
  readonly envelope: EnvelopeRow;
  readonly document: DocumentRow;
  readonly people: readonly RecipientRow[];
  readonly steps: readonly StepRow[];
  readonly eSigned: ESigned;
  readonly at: Date;
}

const locales: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };
const zone: Said = { en: 'IST (UTC+5:30)', hi: 'भारतीय समय (UTC+5:30)' };

/** To the second, in India's time, with its zone. */
function momentIn(lang: Language, at: Date | null): string {
  if (at === null) return '';
  const format = new Intl.DateTimeFormat(locales[lang], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
    timeZone: 'Asia/Kolkata',
  });
  return `${format.format(at)} ${zone[lang]}`;
}

const columnsOf = (
  titles: readonly Said[],
  widths: readonly number[],
  lang: Language,
): readonly PaperColumn[] =>
  titles.map((title, at) => ({ title: title[lang], width: widths[at] ?? 100, align: 'left' }));

const nameWidth = 130;

function drawFacts(doc: Doc, { envelope, document }: Audit, lang: Language, from: number): number {
  const { title, number, fromName, documentVersion, sentAt, allSignedAt } = envelope;
  const rows: readonly (readonly [Said, string])[] = [
    [factNames.title, title],
    [factNames.number, number],
    [factNames.from, fromName],
    [factNames.version, String(documentVersion)],
    [factNames.pages, String(document.pages.length)],
    [factNames.sentAt, momentIn(lang, sentAt)],
    [factNames.signedAt, momentIn(lang, allSignedAt)],
    [factNames.hash, document.sha256],
  ];
  const right = paper.left + nameWidth;
  return rows.reduce((at, [name, value]) => {
    const left = write(doc, name[lang], paper.left, at, nameWidth, { size: 9.5, color: paint.dim });
    return Math.max(left, write(doc, value, right, at, paper.right - right, { size: 9.5, bold: true })) + 3;
  }, from);
}

const heading = (doc: Doc, text: string, at: number): number =>
  write(doc, text, paper.left, at + leading(8), paper.width, { size: 12, bold: true }) + 4;

function peopleOf({ people }: Audit, lang: Language): readonly (readonly string[])[] {
  return people
    .filter((one) => isActing(one) || one.role === 'viewer' || one.role === 'copy')
    .map(({ name, role, mobileNumber, doneAt, certificateName }) => [
      certificateName === null ? name : `${name} (${certificateWords[lang]}: ${certificateName})`,
      roleNames[role][lang],
      maskedNumber(mobileNumber),
      momentIn(lang, doneAt),
    ]);
}

function stepsOf({ steps }: Audit, lang: Language): readonly (readonly string[])[] {
  return steps.map(
    ({ step, at, kind, byName, note, proof, credential, maskedNumber: masked, device, network, hash }) => [
      String(step),
      momentIn(lang, at),
      [stepNames[kind][lang], byName, masked, note === null ? null : `(${note})`]
        .filter((part) => part !== null)
        .join(' '),
      [proof === null ? null : proofNames[proof][lang], credential, device, network]
        .filter((part) => part !== null)
        .join(', '),
      hash,
    ],
  );
}

const rowSpace = 60;

function drawIn(doc: Doc, audit: Audit, lang: Language): void {
  const { brand, envelope } = audit;
  doc.addPage();
  drawBoard(doc, { brand, title: paperTitle[lang], below: envelope.number });
  let at = drawFacts(doc, audit, lang, 112);
  at = write(
    doc,
    (audit.eSigned === 'none' ? lawNote(brand) : eSignNote(brand, audit.eSigned))[lang],
    paper.left,
    at + leading(7),
    paper.width,
    {
      size: 9,
      color: paint.dim,
    },
  );
  at = heading(doc, headings.people[lang], at);
  at = drawTable(doc, columnsOf(peopleTitles, [165, 105, 100, 145], lang), peopleOf(audit, lang), at);
  if (at + rowSpace > paper.bottom) {
    doc.addPage();
    at = 40;
  }
  at = heading(doc, headings.steps[lang], at);
  drawTable(doc, columnsOf(stepTitles, [28, 92, 150, 115, 130], lang), stepsOf(audit, lang), at);
}

/** In English, and in Hindi as well where one of them reads it. */
export function drawAudit(audit: Audit): Promise<Buffer> {
  const { brand, envelope, people, at } = audit;
  const langs: readonly Language[] = people.some(({ lang }) => lang === 'hi') ? ['en', 'hi'] : ['en'];
  const title = `${paperTitle.en}, ${envelope.number}`;
  return renderPaper({ title, author: brand, madeAt: at }, (doc) => {
    for (const lang of langs) drawIn(doc, audit, lang);
  });
}
