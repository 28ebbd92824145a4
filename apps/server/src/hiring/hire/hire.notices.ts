import { hireEvents } from '@nukkad/contract/hiring/hire/hire.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { EventSpec, FactsOf } from '@nukkad/contract/kernel/event';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, type Recipient, notice, person, text } from '../../platform/notice/notice.ts';
import type { Said } from '../../platform/spoken.rules.ts';
import type { HireDependencies } from './hire.interface.ts';
import { type HireRow, findHire } from './hire.store.ts';

type Facts = FactsOf<typeof hireEvents.made>;

interface Seen {
  readonly title: string;
  readonly companyName: string;
  readonly fullName: string;
  readonly link: string;
}

const personAddress = ({ applicationId }: Facts) => screenAddress.ownApplication(applicationId);
const employerAddress = ({ jobId, applicationId }: Facts) =>
  screenAddress.jobApplication(jobId, applicationId);

const hired = ({ companyName, title, link }: Seen): Said => ({
  en: `${companyName} hired you for ${title}. Accept the invitation to join the team, and read what to bring: ${link}`,
  hi: `${companyName} ने ${title} के लिए आपको काम पर रख लिया है। टीम में शामिल होने का बुलावा मानें और देखें कि क्या लाना है: ${link}`,
});
const askPerson = ({ companyName, link }: Seen): Said => ({
  en: `how is working with ${companyName}? Your feedback helps other jobseekers: ${link}`,
  hi: `${companyName} के साथ काम कैसा चल रहा है? आपकी राय से दूसरों को मदद मिलती है: ${link}`,
});
const askEmployer = ({ fullName, link }: Seen): Said => ({
  en: `how is ${fullName} doing after 30 days? Give your feedback: ${link}`,
  hi: `30 दिन बाद ${fullName} का काम कैसा है? अपनी राय दें: ${link}`,
});

async function look(
  { account, job, platform }: HireDependencies,
  reader: Reader,
  hireId: string,
  address: string,
): Promise<Seen | null> {
  const row = await findHire(reader, hireId);
  if (!row) return null;
  const [people, jobs] = await Promise.all([
    account.getPeople(reader, [row.userId]),
    job.jobCards(reader, [row.jobId]),
  ]);
  const about = jobs.get(row.jobId);
  return {
    title: about?.title ?? '',
    companyName: about?.companyName ?? '',
    fullName: people.get(row.userId)?.fullName ?? '',
    link: `${platform.config.publicOrigin}${address}`,
  };
}

/** Who hired, else the owner of the business. */
const employerOf = async (
  { job }: HireDependencies,
  reader: Reader,
  { hiredBy, jobId }: HireRow,
): Promise<readonly Recipient[]> =>
  (await job.team.listHeardBy(reader, jobId, [hiredBy])).flatMap((userId) => person(userId));

export function hireNotices(deps: HireDependencies): readonly Notice[] {
  const toPerson = (event: EventSpec<Facts>, words: (seen: Seen) => Said): Notice =>
    notice('hire.tell_person', event, {
      tag: 'messages',
      opens: personAddress,
      to: async ({ facts }, reader) => person((await findHire(reader, facts.hireId))?.userId),
      look: ({ facts }, reader) => look(deps, reader, facts.hireId, personAddress(facts)),
      words: (seen) => text(words(seen)),
    });
  return [
    toPerson(hireEvents.made, hired),
    toPerson(hireEvents.feedbackDue, askPerson),
    notice('hire.tell_employer', hireEvents.feedbackDue, {
      tag: 'team',
      opens: employerAddress,
      to: async ({ facts }, reader) => {
        const row = await findHire(reader, facts.hireId);
        return row ? employerOf(deps, reader, row) : [];
      },
      look: ({ facts }, reader) => look(deps, reader, facts.hireId, employerAddress(facts)),
      words: (seen) => text(askEmployer(seen)),
    }),
  ];
}
