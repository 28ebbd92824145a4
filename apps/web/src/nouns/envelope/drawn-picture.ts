import type { signedHow } from '@nukkad/contract/files/envelope/sign.model';

/** What is put onto a page as a picture; one serves all fields of its kind. */
export const drawnKinds = ['signature', 'initials', 'stamp'] as const;
export type Drawn = (typeof drawnKinds)[number];

export interface Picture {
  readonly how: (typeof signedHow)[number];
  /** As the text of an address (`data:`). */
  readonly png: string;
}

/** As it is sent. */
export const base64Of = ({ how, png }: Picture) => ({ how, png: png.slice(png.indexOf(',') + 1) });
