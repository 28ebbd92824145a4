import { type Doc, leading, linesOf, registerFonts, write } from './canvas.ts';
import { type PaperLogo, drawLogo } from './logo.ts';

/** What every paper of the platform shares: A4, the margins, the colours, the painted board with its awning. */
export const paper = { left: 40, right: 555, width: 515, pageWidth: 595.28, bottom: 770 } as const;
export const paint = {
  neel: '#1a2270',
  haldi: '#ffc22e',
  rani: '#cb2166',
  dim: '#4c526d',
  soft: '#b9bedd',
  wall: '#f1f2fb',
} as const;

export interface Board {
  readonly brand: string;
  readonly title: string;
  readonly below: string;
  /** Of whose paper it is; left out: none. */
  readonly logo?: PaperLogo | null;
}

const boardName = { width: 250, sizes: [26, 18, 13, 10.5] as const };
/** The logo stands before the name, which then goes on further to the right. */
const boardLogo = { middle: 42, width: 86, height: 52, padding: 5, gap: 10, nameWidth: 305 } as const;

interface NamePlace {
  readonly x: number;
  readonly width: number;
  /** Where its middle is, beside a logo; null: there is none. */
  readonly middle: number | null;
}

/** As large as the board has room for: in one line, else in two smaller ones, else in three, else as small as can be read. */
function writeName(doc: Doc, name: string, { x, width, middle }: NamePlace): void {
  const [large, medium, small, smallest] = boardName.sizes;
  const lines = (size: number) => linesOf(doc, name, width, { size, bold: true }).length;
  const size =
    lines(large) === 1 ? large : lines(medium) <= 2 ? medium : lines(small) <= 3 ? small : smallest;
  const above = size === large ? 24 : 18;
  const top = middle === null ? above : middle - (lines(size) * leading(size)) / 2 + 1;
  write(doc, name, x, top, width, { size, bold: true, color: '#ffffff' });
}

/** Where the name stands beside the logo, if there is one. */
function drawBoardLogo(doc: Doc, logo: PaperLogo | null): NamePlace {
  const wide = drawLogo(doc, logo, { x: paper.left, ...boardLogo });
  if (wide === 0) return { x: paper.left, width: boardName.width, middle: null };
  const taken = wide + boardLogo.gap;
  return { x: paper.left + taken, width: boardLogo.nameWidth - taken, middle: boardLogo.middle };
}

/** In one line beside a long name. */
function titleSize(doc: Doc, title: string, width: number): number {
  const [size, smaller] = [17, 13] as const;
  return linesOf(doc, title, width, { size, bold: true }).length === 1 ? size : smaller;
}

export function drawBoard(doc: Doc, { brand, title, below, logo = null }: Board): void {
  const { neel, haldi, rani } = paint;
  doc.rect(0, 0, paper.pageWidth, 86).fill(neel);
  const name = drawBoardLogo(doc, logo);
  writeName(doc, brand, name);
  const begins = name.x + name.width;
  const side = { at: begins, width: paper.right - begins };
  const size = logo ? titleSize(doc, title, side.width) : 17;
  write(doc, title, side.at, 22, side.width, { size, bold: true, color: haldi, align: 'right' });
  write(doc, below, side.at, 47, side.width, { size: 8.5, color: '#ffffff', align: 'right' });
  const scallop = paper.pageWidth / 24;
  const cloths = [haldi, neel, rani, neel];
  for (let at = 0; at < 24; at += 1) {
    const x = at * scallop;
    doc.path(`M${x} 84h${scallop}v4a${scallop / 2} ${scallop / 2} 0 0 1 ${-scallop} 0z`).fill(cloths[at % 4]);
  }
}

/** 23 November 2026, of YYYY-MM-DD. */
export const dayText = (day: string, locale = 'en-IN'): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00.000Z`),
  );

/** 1,23,456.70 as India groups its digits. */
const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const rupeesText = (paise: number): string => grouped.format(paise / 100);

export interface PaperInfo {
  readonly title: string;
  readonly author: string;
  /** The same paper is the same bytes each time. */
  readonly madeAt: Date;
  readonly lang?: 'en-IN' | 'hi-IN';
}

/** A document without pages; `draw` adds them. */
export async function renderPaper(
  { title, author, madeAt, lang = 'en-IN' }: PaperInfo,
  draw: (doc: Doc) => void,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: madeAt },
  });
  registerFonts(doc);
  const done = new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  draw(doc);
  doc.end();
  return done;
}
