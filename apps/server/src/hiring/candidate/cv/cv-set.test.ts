import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CandidateFixture, candidateFixture } from '../../../../test/fixtures/candidate-fixture.ts';
import { judge } from '../../../../test/fixtures/cvs/cv-case.ts';
import { allCvs, paperOf } from '../../../../test/fixtures/cvs/cv-documents.ts';
import { type KnownSkill, type Phrasebook, phrasebookOf } from './cv-skills.rules.ts';
import { readCv } from './cv.rules.ts';

/** Of the fields of forty CVs in nine shapes. Measured: all of 372; it is the set that the rules were made with. */
const floor = 0.98;

let fixture: CandidateFixture;
let book: Phrasebook;
beforeAll(async () => {
  fixture = await candidateFixture();
  const { rows } = await sql<KnownSkill>`select skill_id as "skillId", kind, trade_id as "tradeId",
    array[name, name_hi] || spellings as words from skill`.execute(fixture.app.platform.db);
  book = phrasebookOf(rows);
});
afterAll(() => fixture.app.close());

test(`of forty CVs in nine shapes ${floor * 100} % of the fields are read right, and no line is lost`, async () => {
  expect(allCvs).toHaveLength(40);
  const wrong: unknown[] = [];
  let all = 0;
  for (const one of allCvs) {
    const paper = await paperOf(one);
    const read = readCv(paper, book, '2026-11-29');
    const judged = judge(read, one.expected);
    all += judged.length;
    wrong.push(
      ...judged.filter(({ isRight }) => !isRight).map((rest) => ({ name: one.expected.name, ...rest })),
    );
    expect(read.understood.every((at) => at in paper)).toBe(true);
  }
  expect(all).toBeGreaterThan(350);
  expect((all - wrong.length) / all, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(floor);
}, 120_000);
