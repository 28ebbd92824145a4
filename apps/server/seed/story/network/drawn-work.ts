/** Pictures of work that shops show, drawn of shapes alone. */
const wall = (colour: string) => `<rect width="640" height="480" fill="${colour}"/>`;
const row = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

/** Inside of a view of 640 by 480. */
const drawnWorks = {
  switchboard: `${wall('#e9e2d2')}<rect x="150" y="110" width="340" height="250" rx="18" fill="#fbfbf8" stroke="#c9c3b4" stroke-width="6"/>
    ${row(8, (at) => `<rect x="${180 + (at % 4) * 74}" y="${140 + Math.floor(at / 4) * 104}" width="52" height="80" rx="8" fill="${at % 3 === 0 ? '#9cc4d8' : '#eef2f2'}" stroke="#b9bdb8" stroke-width="4"/>`)}`,
  cooler: `${wall('#cfe3dc')}<rect x="90" y="130" width="460" height="140" rx="28" fill="#fdfefe" stroke="#b4c8c2" stroke-width="6"/>
    <path d="M120 232H520" stroke="#b4c8c2" stroke-width="8"/>${row(5, (at) => `<path d="M${150 + at * 85} 300q20 40 0 80" fill="none" stroke="#8fbccb" stroke-width="8" stroke-linecap="round"/>`)}`,
  filter: `${wall('#3c4147')}<rect x="130" y="80" width="380" height="320" rx="12" fill="#dfe4e8"/>
    ${row(11, (at) => `<path d="M${160 + at * 32} 100V380" stroke="#8d98a1" stroke-width="10"/>`)}<path d="M170 120L300 100" stroke="#fff" stroke-width="12" opacity="0.8"/>`,
  stairs: `${wall('#6d5947')}${row(6, (at) => `<path d="M${40 + at * 96} ${420 - at * 62}h96v-62" fill="none" stroke="#d9c7ad" stroke-width="14"/><circle cx="${80 + at * 96}" cy="${330 - at * 52}" r="15" fill="#ffdf8e"/><circle cx="${80 + at * 96}" cy="${330 - at * 52}" r="38" fill="#ffdf8e" opacity="0.25"/>`)}`,
  pipe: `${wall('#d7dce6')}${row(7, (at) => `<path d="M0 ${60 + at * 70}H640" stroke="#c2c9d6" stroke-width="4"/>`)}
    <path d="M70 40V260Q70 310 120 310H560" fill="none" stroke="#f1ead6" stroke-width="34"/><circle cx="350" cy="310" r="30" fill="#c0392b"/><path d="M320 310H380M350 280V340" stroke="#fff" stroke-width="8"/>`,
  chair: `${wall('#efe3d3')}<g fill="none" stroke="#6b4226" stroke-width="20" stroke-linecap="round"><path d="M220 90L260 300H420L450 400M260 300L220 400M260 200H400L420 300"/><path d="M150 400Q330 460 520 390"/></g>
    <rect x="262" y="276" width="160" height="30" rx="10" fill="#b5523b"/>`,
  pots: `${wall('#cfe6f4')}<rect y="370" width="640" height="110" fill="#b9a892"/>${row(5, (at) => `<path d="M${60 + at * 112} 300h80l-14 90h-52z" fill="#b5633f"/><circle cx="${100 + at * 112}" cy="${250 - (at % 2) * 24}" r="52" fill="${at % 2 === 0 ? '#5f9e54' : '#7fb765'}"/>`)}
    <circle cx="330" cy="225" r="14" fill="#d5432f"/>`,
  bucket: `${wall('#dcebf2')}<rect y="360" width="640" height="120" fill="#b9c8ce"/><path d="M230 190H430L400 410H260Z" fill="#2f7fa6"/><ellipse cx="330" cy="190" rx="100" ry="26" fill="#9fd0e4"/>
    <path d="M230 190Q330 40 430 190" fill="none" stroke="#5c6970" stroke-width="10"/>${row(9, (at) => `<circle cx="${250 + at * 20}" cy="${176 - (at % 3) * 16}" r="${13 + (at % 3) * 4}" fill="#fff" opacity="0.85"/>`)}<path d="M500 60L470 410" stroke="#8a6a45" stroke-width="14"/>`,
  paint: `${wall('#f1ece0')}<rect width="330" height="480" fill="#c9683c"/>${row(6, (at) => `<rect x="330" y="${at * 80}" width="${24 + (at % 3) * 22}" height="80" fill="#c9683c"/>`)}
    <rect x="380" y="120" width="190" height="76" rx="14" fill="#f5d9c8" stroke="#b8b2a6" stroke-width="6"/><path d="M570 158h30v90H470v50" fill="none" stroke="#6d6a63" stroke-width="12"/><rect x="454" y="298" width="32" height="130" rx="12" fill="#3b4a5a"/>`,
} as const;

export type DrawnWork = keyof typeof drawnWorks;

/** Before the work: dust and stains over it. */
const worn = `<rect width="640" height="480" fill="#4f4536" opacity="0.5"/><g fill="#6b5a3c" opacity="0.6"><circle cx="190" cy="330" r="58"/><circle cx="330" cy="180" r="34"/><circle cx="470" cy="370" r="44"/></g>
  <path d="M90 60L210 190L180 300L290 430M420 40L480 150L450 240" fill="none" stroke="#2f2a22" stroke-width="5" opacity="0.7"/>`;

export const workPhotoSize = { width: 960, height: 720 } as const;

/** As a visit keeps it. */
export async function drawnVisit(kind: DrawnWork, stage: 'before' | 'after'): Promise<Buffer> {
  const { width, height } = workPhotoSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 640 480">${drawnWorks[kind]}${stage === 'before' ? worn : ''}</svg>`;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).webp().toBuffer();
}

export async function drawnWork(kind: DrawnWork): Promise<File> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960" viewBox="0 0 640 480">${drawnWorks[kind]}</svg>`;
  const { default: sharp } = await import('sharp');
  const content = await sharp(Buffer.from(svg)).jpeg().toBuffer();
  return new File([new Uint8Array(content)], `${kind}.jpg`, { type: 'image/jpeg' });
}
