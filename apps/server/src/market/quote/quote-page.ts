import { type Doc } from '../../platform/pdf/canvas.ts';
import type { PaperLogo } from '../../platform/pdf/logo.ts';
import { paper } from '../../platform/pdf/paper.ts';
import type { AgreementRow } from './agreement.store.ts';
import type { QuoteWords } from './quote-paper.words.ts';
import type { QuoteRow } from './quote.store.ts';

/** All that the paper says; from what was frozen, so that the same version is the same bytes each time. */
export interface QuotePaper {
  readonly brand: string;
  readonly rfqNumber: string;
  readonly title: string;
  readonly area: string;
  readonly partner: {
    readonly companyName: string;
    readonly gstNumber: string | null;
    readonly address: string;
  };
  /** Services Accounting Code, 6 digits; null: none. */
  readonly sacCode: string | null;
  readonly quote: QuoteRow;
  /** Of this version; null: it was not accepted. */
  readonly agreement: AgreementRow | null;
  readonly customerName: string;
  /** Of the partner as it is today, like its name; left out: none. */
  readonly logo?: PaperLogo | null;
}

/** The present page of it. */
export interface Page {
  readonly doc: Doc;
  readonly words: QuoteWords;
  readonly locale: string;
}

/** Another page where so much does not fit any more. */
export function room({ doc }: Page, y: number, height: number): number {
  if (y + height <= paper.bottom) return y;
  doc.addPage();
  return 48;
}
