import type { Doc } from './canvas.ts';

/** A PNG without transparency, with its size in pixels. */
export interface PaperLogo {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface LogoPlace {
  readonly x: number;
  /** Its middle. */
  readonly middle: number;
  readonly width: number;
  readonly height: number;
  /** Of the white ground that it needs on a coloured one. */
  readonly padding?: number;
}

/** How large it is within its place: in its own shape, and no pixel larger than a point. */
function sizeOf({ width, height }: PaperLogo, place: LogoPlace) {
  const scale = Math.min(place.width / width, place.height / height, 1);
  return { width: width * scale, height: height * scale };
}

/** Answers the width that it takes; 0: there is none. */
export function drawLogo(doc: Doc, logo: PaperLogo | null, place: LogoPlace): number {
  if (!logo) return 0;
  const { x, middle, padding = 0 } = place;
  const { width, height } = sizeOf(logo, place);
  const top = middle - height / 2;
  if (padding > 0)
    doc.roundedRect(x, top - padding, width + 2 * padding, height + 2 * padding, 5).fill('#ffffff');
  doc.image(logo.content, x + padding, top, { width, height });
  return width + 2 * padding;
}
