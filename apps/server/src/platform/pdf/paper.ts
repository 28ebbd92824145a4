import { type Doc, linesOf, registerFonts, write } from './canvas.ts';

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
}

const boardName = { width: 250, sizes: [26, 18, 13] as const };

/** As large as the board has room for: in one line, else in two smaller ones. */
function writeName(doc: Doc, name: string): void {
  const { width, sizes } = boardName;
  const [large, middle, small] = sizes;
  const lines = (size: number) => linesOf(doc, name, width, { size, bold: true }).length;
  const size = lines(large) === 1 ? large : lines(middle) <= 2 ? middle : small;
  const top = size === large ? 24 : 18;
  write(doc, name, paper.left, top, width, { size, bold: true, color: '#ffffff' });
}

export function drawBoard(doc: Doc, { brand, title, below }: Board): void {
  const { neel, haldi, rani } = paint;
  doc.rect(0, 0, paper.pageWidth, 86).fill(neel);
  writeName(doc, brand);
  const side = { at: paper.left + boardName.width, width: paper.width - boardName.width };
  write(doc, title, side.at, 22, side.width, { size: 17, bold: true, color: haldi, align: 'right' });
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
