import type { Alikes, SharedContact } from '@nukkad/contract/hiring/same-person/same-person.model';
import type { SamePersonVerdict } from '@nukkad/contract/hiring/same-person/same-person.noun';
import type { Reader } from '../../platform/db/database.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ApplicationFacts } from '../application/index.ts';
import type { SamePersonDependencies } from './same-person.interface.ts';
import { listDifferent, listJoined } from './same-person.store.ts';

const mostAlikes = 20;

const given = (contacts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(contacts.flatMap((one) => one || [])),
];

type Shares = ReadonlyMap<string, readonly SharedContact[]>;

/** Who has a number or a mail of this person, in the account or in the CV. Whose it is, no business hears by this alone. */
async function sharing(deps: SamePersonDependencies, reader: Reader, userId: string): Promise<Shares> {
  const { account, candidate } = deps;
  const [people, cvs] = await Promise.all([
    account.getPeople(reader, [userId]),
    candidate.cvContacts(reader, [userId]),
  ]);
  const [person, cv] = [people.get(userId), cvs.get(userId)];
  const mobiles = given([person?.mobileNumber, cv?.mobile]);
  const mails = given([person?.email, cv?.mail]);
  const [inCv, byNumber, byMail] = await Promise.all([
    candidate.withCvContacts(reader, { mobiles, mails }),
    account.findIdsByNumbers(reader, given([cv?.mobile])),
    account.findIdsByEmails(reader, given([cv?.mail])),
  ]);
  const [numbered, mailed] = [new Set(byNumber.values()), new Set(byMail.values())];
  const found = new Set([...inCv.keys(), ...numbered, ...mailed]);
  found.delete(userId);
  return new Map(
    [...found].map((other) => {
      const said = inCv.get(other);
      const shares: SharedContact[] = [];
      if (numbered.has(other) || (said?.mobile && mobiles.includes(said.mobile))) shares.push('mobile');
      if (mailed.has(other) || (said?.mail && mails.includes(said.mail))) shares.push('mail');
      return [other, shares];
    }),
  );
}

/** Another applicant, with what both share and what the business said of it. */
export interface Alike {
  readonly facts: ApplicationFacts;
  readonly shares: readonly SharedContact[];
  readonly verdict: SamePersonVerdict | null;
}

/** Only of two who are both shortlisted: before, a business does not read their contacts. */
export async function findAlikes(
  deps: SamePersonDependencies,
  reader: Reader,
  viewer: Viewer,
  { organisationId, userId, shortlistedAt }: ApplicationFacts,
): Promise<readonly Alike[]> {
  if (shortlistedAt === null) return [];
  const [shares, joined, different] = await Promise.all([
    sharing(deps, reader, userId),
    listJoined(reader, organisationId, userId),
    listDifferent(reader, organisationId, userId),
  ]);
  const others = [...new Set([...joined, ...different, ...shares.keys()])];
  const known = await deps.application.shortlistedOf(reader, organisationId, others);
  return known
    .filter((facts) => deps.application.sees(viewer, facts))
    .slice(0, mostAlikes)
    .map((facts) => ({
      facts,
      shares: shares.get(facts.userId) ?? [],
      verdict: joined.includes(facts.userId)
        ? ('same' as const)
        : different.includes(facts.userId)
          ? ('different' as const)
          : null,
    }));
}

export async function presentAlikes(
  deps: SamePersonDependencies,
  reader: Reader,
  viewer: Viewer,
  facts: ApplicationFacts,
): Promise<Alikes> {
  const found = await findAlikes(deps, reader, viewer, facts);
  const [jobs, names] = await Promise.all([
    deps.job.jobCards(reader, [...new Set(found.map((one) => one.facts.jobId))]),
    deps.account.namesOf(
      reader,
      found.map((one) => one.facts.userId),
    ),
  ]);
  return {
    items: found.map(({ facts: other, shares, verdict }) => ({
      applicationId: other.applicationId,
      jobId: other.jobId,
      jobTitle: jobs.get(other.jobId)?.title ?? '',
      name: names.get(other.userId) ?? '',
      shares: [...shares],
      verdict,
    })),
    can: { decide: deps.application.mayDecide(viewer, facts) },
  };
}
