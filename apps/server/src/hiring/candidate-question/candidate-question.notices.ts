import { candidateQuestionEvents } from '@nukkad/contract/hiring/candidate-question/candidate-question.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import type { CandidateQuestionDependencies } from './candidate-question.interface.ts';
import { type CandidateQuestionRow, findQuestion } from './candidate-question.store.ts';

interface Heard {
  readonly facts: { readonly candidateQuestionId: string; readonly jobId: string };
}

/** What the words need, and to whom they go. */
function reads({ job, partner, platform }: CandidateQuestionDependencies) {
  const lookFor =
    (isNews: (row: CandidateQuestionRow) => boolean, address: (jobId: string) => string) =>
    async ({ facts }: Heard, reader: Reader) => {
      const row = await findQuestion(reader, facts.candidateQuestionId);
      const about = row && (await job.jobCards(reader, [row.jobId])).get(row.jobId);
      if (!row || !about || !isNews(row)) return null;
      const { title, companyName } = about;
      return { title, companyName, link: `${platform.config.publicOrigin}${address(row.jobId)}` };
    };
  const asker = async ({ facts }: Heard, reader: Reader) =>
    person((await findQuestion(reader, facts.candidateQuestionId))?.userId);
  const owner = async ({ facts }: Heard, reader: Reader) => {
    const row = await findQuestion(reader, facts.candidateQuestionId);
    if (!row) return [];
    const found = await partner.getOrganisations(reader, [row.organisationId]);
    return person(found.get(row.organisationId)?.ownerUserId);
  };
  return { lookFor, asker, owner };
}

/** The owner hears of a question, who asked of its answer or of its end. */
export function candidateQuestionNotices(deps: CandidateQuestionDependencies): readonly Notice[] {
  const { lookFor, asker, owner } = reads(deps);
  const { asked, answered, closed } = candidateQuestionEvents;
  return [
    notice('candidate_question.tell_owner', asked, {
      tag: 'messages',
      opens: () => screenAddress.jobQuestions,
      to: owner,
      look: lookFor(
        ({ status }) => status === 'Open',
        () => screenAddress.jobQuestions,
      ),
      words: ({ title, link }) =>
        text({
          en: `a jobseeker has a question about ${title}. Answer it: ${link}`,
          hi: `${title} के बारे में एक नौकरी खोजने वाले का सवाल आया है। जवाब दें: ${link}`,
        }),
    }),
    notice('candidate_question.tell_person', answered, {
      tag: 'messages',
      opens: ({ jobId }) => screenAddress.openJob(jobId),
      to: asker,
      look: lookFor(({ status }) => status === 'Resolved', screenAddress.openJob),
      words: ({ title, companyName, link }) =>
        text({
          en: `${companyName} answered your question about ${title}: ${link}`,
          hi: `${companyName} ने ${title} के बारे में आपके सवाल का जवाब दिया है: ${link}`,
        }),
    }),
    notice('candidate_question.tell_person', closed, {
      tag: 'messages',
      opens: () => screenAddress.jobs,
      to: asker,
      look: lookFor(
        ({ status }) => status === 'Closed',
        () => screenAddress.jobs,
      ),
      words: ({ title, companyName, link }) =>
        text({
          en: `${companyName} closed the job ${title} before answering your question. Other jobs: ${link}`,
          hi: `${companyName} ने आपके सवाल का जवाब देने से पहले ${title} की नौकरी बंद कर दी। दूसरी नौकरियाँ: ${link}`,
        }),
    }),
  ];
}
