import { jobOfferEvents } from '@nukkad/contract/hiring/job-offer/job-offer.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { EventSpec } from '@nukkad/contract/kernel/event';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, type Recipient, notice, person, text } from '../../platform/notice/notice.ts';
import { type Said, dayIn } from '../../platform/spoken.rules.ts';
import type { JobOfferDependencies } from './job-offer.interface.ts';
import { type JobOfferRow, findJobOffer } from './job-offer.store.ts';
import { findOfferLetter } from './offer-letter.store.ts';

interface Facts {
  readonly jobOfferId: string;
  readonly applicationId: string;
  readonly jobId: string;
}

interface Seen {
  readonly title: string;
  readonly companyName: string;
  readonly fullName: string;
  readonly validUntil: string;
  readonly isTaken: boolean;
  readonly link: string;
}

type Sentences = (seen: Seen) => Said;

const toCandidate = {
  made: ({ companyName, title, validUntil, link }) => ({
    en: `good news: ${companyName} offers you the job ${title}. Read the letter and answer by ${dayIn('en', validUntil)}: ${link}`,
    hi: `अच्छी ख़बर: ${companyName} ने आपको ${title} की नौकरी का प्रस्ताव दिया है। पत्र पढ़कर ${dayIn('hi', validUntil)} तक जवाब दें: ${link}`,
  }),
  counterAnswered: ({ companyName, title, isTaken, validUntil, link }) => ({
    en: isTaken
      ? `${companyName} agreed to your terms for ${title}. Accept the new letter by ${dayIn('en', validUntil)}: ${link}`
      : `${companyName} keeps its terms for ${title}. Answer by ${dayIn('en', validUntil)}: ${link}`,
    hi: isTaken
      ? `${companyName} ने ${title} के लिए आपकी शर्तें मान ली हैं। नया पत्र ${dayIn('hi', validUntil)} तक स्वीकार करें: ${link}`
      : `${companyName} ने ${title} के लिए अपनी शर्तें नहीं बदलीं। ${dayIn('hi', validUntil)} तक जवाब दें: ${link}`,
  }),
  withdrawn: ({ companyName, title, link }) => ({
    en: `${companyName} withdrew its offer for ${title}. Your application stays open: ${link}`,
    hi: `${companyName} ने ${title} का प्रस्ताव वापस ले लिया है। आपका आवेदन खुला है: ${link}`,
  }),
  due: ({ companyName, title, validUntil, link }) => ({
    en: `reminder: ${companyName} needs your answer to its offer for ${title}. Answer by ${dayIn('en', validUntil)}: ${link}`,
    hi: `याद दिला दें: ${companyName} को ${title} के प्रस्ताव पर आपके जवाब का इंतज़ार है। ${dayIn('hi', validUntil)} तक जवाब दें: ${link}`,
  }),
  expired: ({ companyName, title, link }) => ({
    en: `the offer of ${companyName} for ${title} has expired. Your application stays open: ${link}`,
    hi: `${title} के लिए ${companyName} के प्रस्ताव का समय ख़त्म हो गया है। आपका आवेदन खुला है: ${link}`,
  }),
} as const satisfies Readonly<Record<string, Sentences>>;

const toEmployer = {
  accepted: ({ fullName, title, link }) => ({
    en: `${fullName} accepted your offer for ${title}. Hire them now: ${link}`,
    hi: `${fullName} ने ${title} के लिए आपका प्रस्ताव मान लिया है। अब उन्हें नौकरी पर रखें: ${link}`,
  }),
  refused: ({ fullName, title, link }) => ({
    en: `${fullName} refused your offer for ${title}: ${link}`,
    hi: `${fullName} ने ${title} के लिए आपका प्रस्ताव नहीं माना: ${link}`,
  }),
  countered: ({ fullName, title, link }) => ({
    en: `${fullName} asks for other terms for ${title}. Answer them: ${link}`,
    hi: `${fullName} ने ${title} के लिए दूसरी शर्तें माँगी हैं। जवाब दें: ${link}`,
  }),
  expired: ({ fullName, title, link }) => ({
    en: `your offer to ${fullName} for ${title} has expired: ${link}`,
    hi: `${title} के लिए ${fullName} को दिए प्रस्ताव का समय ख़त्म हो गया है: ${link}`,
  }),
} as const satisfies Readonly<Record<string, Sentences>>;

async function look(
  { platform: { config } }: JobOfferDependencies,
  reader: Reader,
  facts: Facts & { readonly isTaken?: boolean },
  addressOf: (facts: Facts) => string,
): Promise<Seen | null> {
  const row = await findJobOffer(reader, facts.jobOfferId);
  const letter = row && (await findOfferLetter(reader, row.jobOfferId, row.letterVersion));
  if (!row || !letter) return null;
  const { title, companyName, fullName, validUntil } = letter;
  const link = `${config.publicOrigin}${addressOf(facts)}`;
  return { title, companyName, fullName, validUntil, isTaken: facts.isTaken === true, link };
}

const ownAddress = ({ applicationId }: Facts) => screenAddress.ownApplication(applicationId);
const applicantAddress = ({ jobId, applicationId }: Facts) =>
  screenAddress.jobApplication(jobId, applicationId);

/** Who made the offer, else the owner of the business. */
const employerOf = async (
  { job }: JobOfferDependencies,
  reader: Reader,
  { madeBy, jobId }: JobOfferRow,
): Promise<readonly Recipient[]> =>
  (await job.team.listHeardBy(reader, jobId, [madeBy])).flatMap((userId) => person(userId));

const always = (_row: JobOfferRow): boolean => true;

/** Each move is told to the other side, the end of the days to both; who has not answered is reminded. */
export function jobOfferNotices(deps: JobOfferDependencies): readonly Notice[] {
  const candidate = <F extends Facts>(event: EventSpec<F>, words: Sentences, isNews = always): Notice =>
    notice('job_offer.tell_candidate', event, {
      tag: 'messages',
      opens: ownAddress,
      to: async ({ facts }, reader) => {
        const row = await findJobOffer(reader, facts.jobOfferId);
        return row && isNews(row) ? person(row.userId) : [];
      },
      look: ({ facts }, reader) => look(deps, reader, facts, ownAddress),
      words: (seen) => text(words(seen)),
    });
  const employer = <F extends Facts>(event: EventSpec<F>, words: Sentences): Notice =>
    notice('job_offer.tell_employer', event, {
      tag: 'messages',
      opens: applicantAddress,
      to: async ({ facts }, reader) => {
        const row = await findJobOffer(reader, facts.jobOfferId);
        return row ? employerOf(deps, reader, row) : [];
      },
      look: ({ facts }, reader) => look(deps, reader, facts, applicantAddress),
      words: (seen) => text(words(seen)),
    });
  const { made, counterAnswered, withdrawn, due, expired } = jobOfferEvents;
  const { accepted, refused, countered } = jobOfferEvents;
  return [
    candidate(made, toCandidate.made),
    candidate(counterAnswered, toCandidate.counterAnswered),
    candidate(withdrawn, toCandidate.withdrawn),
    candidate(due, toCandidate.due, ({ status }) => status === 'Pending'),
    candidate(expired, toCandidate.expired),
    employer(accepted, toEmployer.accepted),
    employer(refused, toEmployer.refused),
    employer(countered, toEmployer.countered),
    employer(expired, toEmployer.expired),
  ];
}
