import type { TemplateFieldType } from '@nukkad/contract/files/template/template.model';
import type { TemplateKind } from '@nukkad/contract/files/template/template.noun';
import type { Reader } from '../../platform/db/database.ts';
import type { ExtensionPoint } from '../../platform/extension.ts';
import type { PaperLogo } from '../../platform/pdf/logo.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Language, Said } from '../../platform/spoken.rules.ts';
import type { FieldValues } from '../../platform/templating/templating.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { DriveInterface } from '../drive/index.ts';
import type { EnvelopeInterface } from '../envelope/index.ts';
import type { OwnPaper } from './paper/paper.interface.ts';

/** A field as it is written, and as the editor names it; of the rows of a list `lines.amount`. */
export interface RecordField {
  readonly name: string;
  readonly type: TemplateFieldType;
  readonly title: Said;
}

/** Someone besides the business who signs what is made of a record, as `[[sign: employee]]`. */
export interface RecordParty {
  readonly role: string;
  readonly title: Said;
}

export interface AskedRecords {
  /** Part of the name; '': all. */
  readonly q: string;
  /** Behind which record; left out: the first page. */
  readonly cursor?: string | undefined;
  readonly most: number;
  readonly lang: Language;
  readonly now: Date;
}

export interface NamedRecord {
  readonly recordId: string;
  readonly name: string;
  /** What tells it from others of that name. */
  readonly note: string;
  /** By which the next page goes on, as `cursor` is read. */
  readonly key: readonly (string | number)[];
}

/** A record with what its fields say. */
export interface FilledRecord {
  readonly name: string;
  /** By the names of the fields; money in paise, days as YYYY-MM-DD. */
  readonly values: FieldValues;
  readonly parties: readonly {
    readonly role: string;
    readonly name: string;
    /** Null: this viewer may not see it, or there is none. */
    readonly mobileNumber: string | null;
  }[];
}

/** Records of which documents are made; answered by the domain that keeps them. */
export interface TemplateRecords {
  readonly kinds: readonly TemplateKind[];
  readonly fields: readonly RecordField[];
  readonly parties: readonly RecordParty[];
  /** Whether this person may read such records at all: by permission, no query. */
  isFor(viewer: Viewer): boolean;
  /** In an order that pages go through, as far as this viewer may read them. */
  list(reader: Reader, viewer: Viewer, asked: AskedRecords): Promise<readonly NamedRecord[]>;
  /** Null: not there, or not for this viewer. */
  fill(
    reader: Reader,
    viewer: Viewer,
    recordId: string,
    asked: Pick<AskedRecords, 'lang' | 'now'>,
  ): Promise<FilledRecord | null>;
}

/** A business as its documents name it. */
export interface PaperBusiness {
  readonly name: string;
  /** Null: not registered for GST. */
  readonly gstNumber: string | null;
  readonly logo: PaperLogo | null;
}
export type PaperBusinessOf = (reader: Reader, organisationId: string) => Promise<PaperBusiness>;

/** What other domains may ask of templates. */
export interface TemplateInterface {
  readonly records: ExtensionPoint<TemplateRecords>;
  /** Answered by account. */
  readonly business: ExtensionPoint<PaperBusinessOf>;
  readonly paper: OwnPaper;
}

export interface TemplateDependencies extends Omit<TemplateInterface, 'paper'> {
  readonly platform: Platform;
  readonly drive: Pick<DriveInterface, 'keepMade'>;
  readonly envelope: Pick<EnvelopeInterface, 'draftFrom' | 'people'>;
}
