import type { RejectReason } from '@nukkad/contract/hiring/application/application.model';
import { applicationEvents } from '@nukkad/contract/hiring/application/application.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { EventSpec } from '@nukkad/contract/kernel/event';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, type Recipient, notice, person, text } from '../../platform/notice/notice.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import { type ApplicationRow, findApplication } from './application.store.ts';
import { answersDueNotice } from './answers-due.notices.ts';

/** Without the link, which differs by side. */
interface Seen {
  readonly title: string;
  readonly companyName: string;
  readonly hasApplied: boolean;
  readonly reason: RejectReason | null;
  readonly link: string;
}

interface Facts {
  readonly applicationId: string;
  readonly jobId: string;
}

const reasons: Readonly<Record<RejectReason, Said>> = {
  experience: { en: 'more experience needed', hi: 'ज़्यादा अनुभव चाहिए' },
  skills: { en: 'other skills needed', hi: 'दूसरे कौशल चाहिए' },
  wage: { en: 'pay doesn’t match', hi: 'वेतन मेल नहीं खाता' },
  distance: { en: 'too far away', hi: 'दूरी ज़्यादा है' },
  shift: { en: 'the shift doesn’t match', hi: 'शिफ़्ट मेल नहीं खाती' },
  answers: { en: 'answers to the job’s questions', hi: 'नौकरी के सवालों के जवाब' },
  documents: { en: 'documents missing', hi: 'दस्तावेज़ पूरे नहीं हैं' },
  not_reached: { en: 'they couldn’t reach you', hi: 'आपसे संपर्क नहीं हो पाया' },
  places_filled: { en: 'all places are filled', hi: 'सभी जगहें भर गई हैं' },
  other: { en: 'see your application', hi: 'अपना आवेदन देखें' },
};

type Sentences = (seen: Seen) => Said;

const toEmployer = {
  made: ({ title, link }) => ({
    en: `new application for ${title}. Answer it within 72 hours: ${link}`,
    hi: `${title} के लिए नया आवेदन आया है। 72 घंटे में जवाब दें: ${link}`,
  }),
  accepted: ({ title, link }) => ({
    en: `a candidate accepted your invitation and applied for ${title}: ${link}`,
    hi: `एक उम्मीदवार ने आपका बुलावा मानकर ${title} के लिए आवेदन किया है: ${link}`,
  }),
  declined: ({ title, link }) => ({
    en: `a candidate declined your invitation for ${title}. Invite others: ${link}`,
    hi: `एक उम्मीदवार ने ${title} के लिए आपका बुलावा नहीं माना। दूसरों को बुलाएँ: ${link}`,
  }),
  withdrawn: ({ title, link }) => ({
    en: `an applicant withdrew from ${title}: ${link}`,
    hi: `एक आवेदक ने ${title} से अपना आवेदन वापस ले लिया है: ${link}`,
  }),
} as const satisfies Readonly<Record<string, Sentences>>;

const toCandidate = {
  invited: ({ companyName, title, link }) => ({
    en: `${companyName} invites you to apply for ${title}. View the job and answer: ${link}`,
    hi: `${companyName} ने आपको ${title} के लिए आवेदन करने को बुलाया है। नौकरी देखें और जवाब दें: ${link}`,
  }),
  shortlisted: ({ companyName, title, link }) => ({
    en: `${companyName} shortlisted you for ${title}. They can now see your name and number: ${link}`,
    hi: `${companyName} ने ${title} के लिए आपको चुना है। अब वे आपका नाम और नंबर देख सकते हैं: ${link}`,
  }),
  rejectionTold: ({ companyName, title, reason, link }) => ({
    en: `thank you for applying for ${title}. ${companyName} won’t go ahead: ${reasons[reason ?? 'other'].en}. Details: ${link}`,
    hi: `${title} के लिए आवेदन करने का धन्यवाद। ${companyName} आगे नहीं बढ़ेंगे: ${reasons[reason ?? 'other'].hi}। विवरण: ${link}`,
  }),
  reconsidered: ({ companyName, title, link }) => ({
    en: `good news: ${companyName} reconsidered and shortlisted you for ${title}: ${link}`,
    hi: `अच्छी ख़बर: ${companyName} ने फिर से सोचकर ${title} के लिए आपको चुना है: ${link}`,
  }),
  invitationLapsed: ({ companyName, title, link }) => ({
    en: `the invitation of ${companyName} to ${title} ended after 30 days. You can still apply while the job is open: ${link}`,
    hi: `${title} के लिए ${companyName} का बुलावा 30 दिन बाद ख़त्म हो गया। नौकरी खुली रहने तक आप आवेदन कर सकते हैं: ${link}`,
  }),
  closed: ({ companyName, title, hasApplied, link }) => ({
    en: hasApplied
      ? `${companyName} closed the job ${title}, so your application has ended. Details: ${link}`
      : `${companyName} closed the job ${title}, so your invitation has ended. Details: ${link}`,
    hi: hasApplied
      ? `${companyName} ने ${title} की नौकरी बंद कर दी है, इसलिए आपका आवेदन ख़त्म हुआ। विवरण: ${link}`
      : `${companyName} ने ${title} की नौकरी बंद कर दी है, इसलिए आपका बुलावा ख़त्म हुआ। विवरण: ${link}`,
  }),
} as const satisfies Readonly<Record<string, Sentences>>;

type Look = (deps: ApplicationDependencies, reader: Reader, facts: Facts) => Promise<Seen | null>;

const lookFor =
  (address: (facts: Facts) => string): Look =>
  async ({ job, platform }, reader, facts) => {
    const row = await findApplication(reader, facts.applicationId);
    const about = row && (await job.jobCards(reader, [row.jobId])).get(row.jobId);
    if (!row || !about) return null;
    return {
      title: about.title,
      companyName: about.companyName,
      hasApplied: row.appliedAt !== null,
      reason: row.rejectReason,
      link: `${platform.config.publicOrigin}${address(facts)}`,
    };
  };

const employerAddress = ({ jobId, applicationId }: Facts) =>
  screenAddress.jobApplication(jobId, applicationId);
const candidateAddress = ({ applicationId }: Facts) => screenAddress.ownApplication(applicationId);

/** Who invited the candidate, else the owner of the business. */
const employerOf = async (
  { job }: ApplicationDependencies,
  reader: Reader,
  { invitedBy, jobId }: ApplicationRow,
): Promise<readonly Recipient[]> =>
  (await job.team.listHeardBy(reader, jobId, [invitedBy])).flatMap((userId) => person(userId));

/** Each move is told to the other side, once. */
export function applicationNotices(deps: ApplicationDependencies): readonly Notice[] {
  const employer = (event: EventSpec<Facts>, words: Sentences): Notice =>
    notice('application.tell_employer', event, {
      tag: 'messages',
      opens: employerAddress,
      to: async ({ facts }, reader) => {
        const row = await findApplication(reader, facts.applicationId);
        return row ? employerOf(deps, reader, row) : [];
      },
      look: ({ facts }, reader) => lookFor(employerAddress)(deps, reader, facts),
      words: (seen) => text(words(seen)),
    });
  const candidate = (event: EventSpec<Facts>, words: Sentences): Notice =>
    notice('application.tell_candidate', event, {
      tag: 'messages',
      opens: candidateAddress,
      to: async ({ facts }, reader) => person((await findApplication(reader, facts.applicationId))?.userId),
      look: ({ facts }, reader) => lookFor(candidateAddress)(deps, reader, facts),
      words: (seen) => text(words(seen)),
    });
  const { made, accepted, declined, withdrawn } = applicationEvents;
  const { invited, shortlisted, rejectionTold, reconsidered, closed, invitationLapsed } = applicationEvents;
  return [
    employer(made, toEmployer.made),
    employer(accepted, toEmployer.accepted),
    employer(declined, toEmployer.declined),
    employer(withdrawn, toEmployer.withdrawn),
    candidate(invited, toCandidate.invited),
    candidate(shortlisted, toCandidate.shortlisted),
    candidate(rejectionTold, toCandidate.rejectionTold),
    candidate(reconsidered, toCandidate.reconsidered),
    candidate(closed, toCandidate.closed),
    candidate(invitationLapsed, toCandidate.invitationLapsed),
    answersDueNotice(deps),
  ];
}
