/** The seam of templates for domains that issue a document: on the business's own paper, where it has chosen one. */
import type { PaperKind } from '@nukkad/contract/files/template/template.noun';
import type { Authorized } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { PaperLogo } from '../../../platform/pdf/logo.ts';
import type { Language } from '../../../platform/spoken.rules.ts';
import type { FieldValues } from '../../../platform/templating/templating.ts';
import type { DrawnAgreement } from '../../envelope/index.ts';

/** Which text a document is made of, as the row of what was issued keeps it; both null: of our own paper. */
export interface PaperText {
  readonly templateId: string | null;
  readonly templateVersion: number | null;
}

export interface PaperOf {
  readonly organisationId: string;
  readonly kind: PaperKind;
  readonly lang: Language;
}

/** What the document says, as it was when it was issued, so that it is drawn alike each time. */
export interface PaperAsked extends PaperOf {
  readonly values: FieldValues;
  /** Its day. */
  readonly at: Date;
  readonly signer: { readonly name: string; readonly title: string | null; readonly place: string | null };
  /** Left out: as the business is called today. */
  readonly business?: { readonly name: string; readonly logo: PaperLogo | null } | undefined;
  readonly fileName: string;
}

export interface OwnPaper {
  /** The text that is chosen for new documents of this kind; none where it does not speak the language. */
  chosen(reader: Reader, of: PaperOf): Promise<PaperText>;
  /** Before it is issued: refuses `paper_has_problems`, for the business to mend. Null: it is of our own paper. */
  check(text: PaperText, asked: PaperAsked): Promise<DrawnAgreement | null>;
  /** Once it is issued. Null: it is drawn on our own paper, also where a text came to nothing for what it is filled with now. */
  draw(text: PaperText, asked: PaperAsked): Promise<DrawnAgreement | null>;
  /** In the transaction that issues: the text stays as it is from now on. Refuses `template_changed` where it is no longer chosen. */
  hold(tx: Tx, of: Authorized<PaperText>, now: Date): Promise<void>;
}
