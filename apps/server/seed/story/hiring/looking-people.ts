/** What people do who look for work besides applying: they save searches, bring a certificate, and ask about a job first. */
import {
  answerQuestion,
  askQuestion,
  listQuestions,
} from '@nukkad/contract/hiring/candidate-question/candidate-question.api';
import { addCandidateDocument } from '@nukkad/contract/hiring/candidate/candidate-document.api';
import { saveSearch } from '@nukkad/contract/hiring/saved-search/saved-search.api';
import type { JobSeeker } from '../../city/job-seekers.ts';
import { drawnPaper } from '../drawn-files.ts';
import type { Stage } from '../stage.ts';
import { key } from './next-days.ts';
import type { Opening } from './posted-job.ts';

const hourMs = 3_600_000;
/** Who has some: the first one is named at a start. */
const whoSave = 4;

/** Work of the own trade near home; the first of them also looks for anything near by, and brings a certificate. */
export function saveSearches(
  { actors, client, timeline }: Stage,
  seekers: readonly JobSeeker[],
  from: Date,
): void {
  for (const [at, person] of seekers.slice(0, whoSave).entries())
    timeline.plan(new Date(from.getTime() + (12 + at) * hourMs), async () => {
      const session = await actors.asSeeker(person);
      const { pincode, locality: place, travelKm: withinKm } = person;
      const near = { pincode, place, withinKm };
      const [tradeId] = person.tradeIds;
      if (tradeId) await client.call(session, saveSearch, { body: { ...near, tradeId } });
      if (at > 0) return;
      await client.call(session, saveSearch, { body: { ...near, withinKm: 5 } });
      const certificate = await drawnPaper({
        title: 'ITI certificate',
        lines: [person.fullName, 'National Trade Certificate'],
        author: 'Government ITI',
        madeAt: from,
      });
      await client.call(session, addCandidateDocument, { query: { kind: 'iti' }, files: [certificate] });
    });
}

const asked = [
  ['Is lunch given, or should I bring my own?', 'Lunch is yours; tea is given twice a day.'],
  ['क्या पहले महीने की ट्रेनिंग मिलती है?', 'हाँ, पहले दो हफ़्ते एक साथी के साथ काम करते हैं।'],
  ['Is there parking for my bike?', null],
] as const;

/** One who does not apply for it asks; each third question is open. */
export function askAbout(
  stage: Stage,
  { shop, job }: Opening,
  { seekers, at }: { readonly seekers: readonly JobSeeker[]; readonly at: number },
): void {
  const { actors, client, clock, timeline } = stage;
  const others = seekers.filter(({ tradeIds }) => !tradeIds.includes(job.trade.skillId));
  const person = others[at % others.length];
  const [question, answer] = asked[at % asked.length] ?? asked[0];
  if (!person) return;
  const { jobId } = job;
  const later = (hours: number, act: () => Promise<void>) =>
    timeline.plan(new Date(clock.now().getTime() + hours * hourMs), act);
  later(3, async () => {
    const body = { jobId, question };
    await client.call(await actors.asSeeker(person), askQuestion, { body, ...key() });
    if (answer === null) return;
    later(5, async () => {
      const owner = await actors.asOwner(shop);
      const { items } = await client.call(owner, listQuestions, { query: { jobId, status: 'Open' } });
      for (const { candidateQuestionId, version } of items)
        await client.call(owner, answerQuestion, {
          body: { candidateQuestionId, version, answer, isPublic: true },
        });
    });
  });
}
