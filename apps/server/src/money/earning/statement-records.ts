import { istDay, istInstant } from '@nukkad/contract/kernel/time';
import * as z from 'zod/mini';
import type { DriveRecords } from '../../files/drive/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { readCursor } from '../../platform/http/cursor.ts';
import { type Language, monthIn } from '../../platform/spoken.rules.ts';
import { pdfMediaType } from '../../platform/storage/media-types.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import { drawStatement } from './draw-statement.ts';
import type { EarningDependencies } from './earning.interface.ts';
import { findEarned } from './earning-sums.store.ts';
import { readStatement } from './get-statement.ts';
import { type Days, monthsBetween, periodOf } from './period.rules.ts';

const names: Readonly<Record<Language, (month: string) => string>> = {
  en: (month) => `Earnings ${month}`,
  hi: (month) => `कमाई ${month}`,
};
const month = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));
const monthKey = z.tuple([month]);

const isFor = (viewer: Viewer): boolean =>
  viewer.organisationId !== null && hasPermission(viewer, 'payments.view');

const daysOf = (of: string): Days => periodOf({ window: 'month' }, `${of}-01`);

/** As YYYY-MM, the newest first. */
async function monthsOf(reader: Reader, organisationId: string): Promise<readonly string[]> {
  const earned = await findEarned(reader, organisationId);
  return earned ? monthsBetween(istDay(earned.first), istDay(earned.last)) : [];
}

/** A statement for each month since the first earning; of the present one as far as it has come. */
export const statementRecords = (deps: EarningDependencies): DriveRecords => ({
  folder: 'earnings',
  isFor,
  list: async (reader, { viewer, lang, now }, { q, cursor, most }) => {
    const after = readCursor(cursor, monthKey)?.[0] ?? null;
    const months = (await monthsOf(reader, viewer.organisationId ?? ''))
      .map((of) => ({ of, name: names[lang](monthIn(lang, of)) }))
      .filter(
        ({ of, name }) => (after === null || of < after) && name.toLowerCase().includes(q.toLowerCase()),
      );
    return months.slice(0, most).map(({ of, name }) => {
      const end = istInstant(daysOf(of).to);
      return {
        recordId: of,
        name,
        mediaType: pdfMediaType,
        bytes: null,
        at: (end < now ? end : now).toISOString(),
        from: null,
        screen: null,
        pictureUrl: null,
        share: null,
        key: [of],
      };
    });
  },
  file: async (reader, { viewer, lang, now }, recordId) => {
    const { organisationId } = viewer;
    if (!organisationId || !z.safeParse(month, recordId).success) return null;
    if (!(await monthsOf(reader, organisationId)).includes(recordId)) return null;
    const period = daysOf(recordId);
    const read = async () => {
      const statement = await readStatement(deps, { organisationId, period, now, lang });
      return { content: await drawStatement(statement, lang), mediaType: pdfMediaType };
    };
    return { fileName: `statement-${recordId}.pdf`, read };
  },
});
