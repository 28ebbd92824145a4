/** Papers and photos that people of the story send, drawn here of words and shapes alone. */
import { leading, write } from '../../src/platform/pdf/canvas.ts';
import { paper, renderPaper } from '../../src/platform/pdf/paper.ts';

interface Drawn {
  readonly title: string;
  readonly lines: readonly string[];
  readonly author: string;
  readonly madeAt: Date;
}

export async function drawnPaper({ title, lines, author, madeAt }: Drawn): Promise<File> {
  const content = await renderPaper({ title, author, madeAt }, (doc) => {
    doc.addPage();
    let at = write(doc, title, paper.left, 60, paper.width, { size: 20, bold: true }) + leading(12);
    for (const line of lines) at = write(doc, line, paper.left, at, paper.width, { size: 11 }) + leading(8);
  });
  return new File([new Uint8Array(content)], `${title}.pdf`, { type: 'application/pdf' });
}

/** A basin with its tap, in front of tiles of this colour; clean ones shine. */
export async function drawnPhoto(name: string, tiles: string, isClean: boolean): Promise<File> {
  const stains = isClean
    ? ''
    : '<g fill="#8a6a3a" opacity="0.55"><circle cx="250" cy="330" r="34"/><circle cx="390" cy="352" r="22"/></g>';
  const shine = isClean
    ? '<path d="M210 250L270 190M330 262L420 172" stroke="#fff" stroke-width="8" opacity="0.8"/>'
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480">
    <defs><pattern id="t" width="80" height="80" patternUnits="userSpaceOnUse"><rect width="80" height="80" fill="${tiles}"/><path d="M0 0H80M0 0V80" stroke="#fff" stroke-width="4" opacity="0.6"/></pattern></defs>
    <rect width="640" height="480" fill="url(#t)"/><ellipse cx="320" cy="330" rx="210" ry="84" fill="#f4f1ea"/><ellipse cx="320" cy="322" rx="170" ry="58" fill="#dfe7ea"/>
    <path d="M320 262V170q0-40 46-40" fill="none" stroke="#9aa4ad" stroke-width="22" stroke-linecap="round"/>${stains}${shine}</svg>`;
  const { default: sharp } = await import('sharp');
  const content = await sharp(Buffer.from(svg)).jpeg().toBuffer();
  return new File([new Uint8Array(content)], name, { type: 'image/jpeg' });
}
