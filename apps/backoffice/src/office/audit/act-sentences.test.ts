import { acts } from '@nukkad/contract/acts';
import type { AuditEntry } from '@nukkad/contract/office/backoffice/audit.api';
import { expect, test } from 'vitest';
import { actSentence, actSentences } from './act-sentences.ts';
import { actWords } from './act.words.hi.ts';
import { contentActWords } from './content-act.words.hi.ts';
import { networkActWords } from './network-act.words.hi.ts';
import { supportActWords } from './support-act.words.hi.ts';

const hindi = { ...actWords, ...contentActWords, ...networkActWords, ...supportActWords };

const entry: AuditEntry = {
  auditId: '0195f1c0-0000-7000-8000-000000000001',
  at: '2026-11-22T10:00:00.000Z',
  actorKind: 'Admin',
  actorId: '0195f1c0-0000-7000-8000-000000000002',
  actorName: 'Asha Rao',
  action: 'account.suspend',
  subjectKind: 'user_account',
  subjectId: '0195f1c0-0000-7000-8000-000000000003',
  subjectName: 'Ravi Kumar',
  detail: '{}',
  link: 1,
};

test('every act of the log is a sentence that names the actor, in English and in Hindi', () => {
  expect(acts.length).toBeGreaterThan(100);
  for (const act of acts) {
    expect(actSentences[act], act).toMatch(/^[^{]*\{\{who\}\}.*\.$/);
    expect(hindi[`act.${act}`], act).toMatch(/^\{\{who\}\} .*।$/);
    expect(actSentences[act].includes('{{whom}}'), act).toBe(hindi[`act.${act}`]?.includes('{{whom}}'));
  }
});

test('a sentence names the actor and the person, and the system where no person acted', () => {
  expect(actSentence(entry)).toBe('Asha Rao suspended the account of Ravi Kumar.');
  expect(actSentence({ ...entry, action: 'account.rest', actorId: null, actorName: null })).toBe(
    'The system marked the unused account of Ravi Kumar as inactive.',
  );
  expect(actSentence({ ...entry, action: 'retired.act' })).toBe('retired.act');
});
