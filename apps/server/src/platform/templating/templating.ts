/** What is handed to the reader process that fills a template, and what it answers. */
import type { PaperLogo } from '../pdf/logo.ts';
import type { Language } from '../spoken.rules.ts';

/** What may be written of a record: `employee.name`; of the rows of a list `lines`, `lines.amount`. */
export interface FieldShape {
  readonly name: string;
  readonly type: 'text' | 'day' | 'money' | 'number' | 'flag' | 'list';
}

export type FieldValue = string | number | boolean | null | readonly FieldValues[];
/** By the whole name of the field; the rows of a list by what follows its name. Money in paise, days as YYYY-MM-DD. */
export interface FieldValues {
  readonly [name: string]: FieldValue;
}

/** As the contract says them. */
type ProblemKind =
  | 'syntax'
  | 'unknown_field'
  | 'unknown_filter'
  | 'unknown_tag'
  | 'wrong_place'
  | 'unknown_role'
  | 'markup'
  | 'too_heavy'
  | 'too_long'
  | 'empty'
  | 'no_place'
  | 'place_not_here';

export interface Problem {
  /** Of the body, from 1; 0: of the title or of the whole. */
  readonly line: number;
  readonly kind: ProblemKind;
  readonly found: string;
}

export const placeKinds = ['signature', 'initials', 'date', 'stamp'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Where someone signs, in fractions of its page. */
export interface Place {
  readonly role: string;
  readonly kind: PlaceKind;
  /** From 0. */
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface TemplateOptions {
  readonly title: string;
  readonly lang: Language;
  readonly fields: readonly FieldShape[];
  readonly roles: readonly string[];
  /** Null: the text is looked through, and nothing is drawn. */
  readonly values: FieldValues | null;
  readonly board: {
    readonly brand: string;
    readonly business: string;
    /** Below the title. */
    readonly below: string;
    readonly logo: PaperLogo | null;
    readonly madeAt: Date;
  };
}

export interface FilledTemplate {
  readonly problems: readonly Problem[];
  /** Null: there are problems, or nothing was to be drawn. */
  readonly content: Buffer | null;
  readonly title: string;
  readonly pages: number;
  readonly places: readonly Place[];
}

export const mostProblems = 20;
