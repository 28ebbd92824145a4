import type { CvAnswer, CvFields } from '@nukkad/contract/hiring/candidate/cv.model';
import { signLink } from '../../../platform/storage/links.ts';
import type { Taxonomy } from '../../skill/index.ts';
import type { Found } from './cv-text.rules.ts';
import type { CvSays } from './cv.rules.ts';
import { isGivenUp } from './cv-waits.rules.ts';
import type { CvRow, KeptLine } from './cv.store.ts';

interface Spoken {
  readonly lines: readonly KeptLine[];
  readonly taxonomy: Taxonomy;
  readonly lang: 'en' | 'hi';
}

function placed<Value>({ value, line, confidence }: Found<Value>, { lines }: Spoken) {
  return { value, at: { line, page: lines[line]?.page ?? 1, confidence } };
}

/** A trade or a skill that is no longer there is left out; its line stays. */
function named(all: readonly Found<string>[], spoken: Spoken) {
  const { taxonomy, lang } = spoken;
  return all.flatMap((one) => {
    const found = taxonomy.tradeOf(one.value) ?? taxonomy.skillsOf([one.value])[0];
    if (!found || found.isRetired) return [];
    const value = { skillId: found.skillId, name: lang === 'hi' ? found.nameHi : found.name };
    return [{ ...placed(one, spoken), value }];
  });
}

function presentFields(says: CvSays, spoken: Spoken): CvFields {
  const one = <Value>(told: Found<Value> | null) => told && placed(told, spoken);
  return {
    name: one(says.name),
    mobile: one(says.mobile),
    mail: one(says.mail),
    place: one(says.place),
    trades: named(says.trades, spoken),
    skills: named(says.skills, spoken),
    work: says.work.map((told) => placed(told, spoken)),
    schools: says.schools.map((told) => placed(told, spoken)),
    languages: says.languages.map((told) => placed(told, spoken)),
    wageExpected: one(says.wageExpected),
    wageNow: one(says.wageNow),
    noticeDays: one(says.notice),
  };
}

export interface CvOpening {
  readonly secret: string;
  readonly now: Date;
  readonly taxonomy: Taxonomy;
  readonly lang: 'en' | 'hi';
}

export const presentCv = (row: CvRow, { secret, now, taxonomy, lang }: CvOpening): CvAnswer => ({
  cvId: row.cvId,
  fileName: row.fileName,
  mediaType: row.mediaType,
  bytes: row.bytes,
  url: signLink(secret, row.storageKey, row.userId, now),
  uploadedAt: row.uploadedAt.toISOString(),
  state: row.reading === 'waiting' && isGivenUp(row.uploadedAt, now) ? 'unreadable' : row.reading,
  version: row.version,
  lines: row.lines.map(({ text, page, isUnderstood }) => ({
    text: text.replaceAll('\t', '   '),
    page,
    isUnderstood,
  })),
  fields: row.says && presentFields(row.says, { lines: row.lines, taxonomy, lang }),
});
