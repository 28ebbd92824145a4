import type { SentFile } from '../reading/reading.ts';

/** A page as people see it: after /Rotate, CropBox and UserUnit; in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export type Drawing =
  /** In any of our scripts, on one line, as large as fits the height. */
  | { readonly kind: 'text'; readonly text: string }
  /** A PNG, whole, its sides kept in proportion. */
  | { readonly kind: 'picture'; readonly png: Buffer }
  | { readonly kind: 'tick' };

/** Where something is drawn: fractions (0..1) of the page as it is seen, from its upper left corner; upright for who reads it. */
export interface Mark {
  /** From 0. */
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly draw: Drawing;
}

export interface FinalDocument {
  readonly content: Buffer;
  /** Of `content`, hexadecimal. */
  readonly sha256: string;
  readonly pages: readonly PageSize[];
}

export interface SealRequest {
  readonly content: Buffer;
  readonly marks: readonly Mark[];
  /** A PDF whose pages follow the document's own: the audit. */
  readonly appended: Buffer;
  readonly reason: string;
  readonly at: Date;
}

export interface SignatureFacts {
  /** The common name of the certificate, as it says itself. */
  readonly by: string;
  /** From the timestamp where there is one, else as the signature says. */
  readonly at: Date | null;
  /** By a server of RFC 3161, for this very signature. */
  readonly timestamped: boolean;
  /** Whether nothing was added to the file after it. */
  readonly coversWhole: boolean;
  /** Whether the bytes that it covers are those that were signed. */
  readonly intact: boolean;
  /** Whether by a certificate of this installation. */
  readonly ours: boolean;
}

export interface Verification {
  /** Of our own seal: there and right for the whole file; there and not right; not there. */
  readonly seal: 'intact' | 'changed' | 'none';
  readonly signatures: readonly SignatureFacts[];
  readonly sha256: string;
  /** 0 where they cannot be read, as in a file that was cut off. */
  readonly pages: number;
  /** Holds scripts or other files: not to be kept as it is. */
  readonly active: boolean;
}

export interface Sealing {
  /**
   * Reads a sent PDF in a reader process and makes it final: fields and annotations drawn into the page. Throws a
   * Refusal of `pdfRefusals`: password, XFA, damaged, active, already signed, too long.
   */
  makeFinal(file: SentFile, by: string): Promise<FinalDocument>;
  /**
   * Draws the marks, appends the pages of the audit, and closes it with one PAdES seal, in a process of its own. Throws
   * an Error, to be tried again later, where the timestamp's server does not answer.
   */
  seal(what: SealRequest): Promise<Buffer>;
  /** In a reader process. Throws a Refusal of `pdfRefusals` where it is no PDF that can be read, and carries no signature. */
  verify(content: Buffer, by: string): Promise<Verification>;
  /** PEM, of the seal first: for those who verify elsewhere. */
  certificate(): Promise<string>;
}
