import type { ErrorFact } from '@nukkad/contract/kernel/errors';
import type { Extension } from './extension.ts';
import { type OpenWork, totalOpenWork } from './open-work.ts';
import type { Viewer } from './viewer.ts';
import type { PersonalPort } from './personal.ts';
import type { Finder } from './search/finder.ts';
import type { WaitingReader } from './waiting/waiting.ts';
import type { ListAddresses } from './http/pages/public-address.ts';
import type { Route } from './http/route.ts';
import type { Sheet } from './sheet/sheet.ts';
import type { TalkReferences } from './talk/talk-reference.ts';

/** A kind of subject in the audit log, as the activity of a person and of an organisation shows it. */
export interface ActivitySubject {
  /** `subjectKind` of the log's entries. */
  readonly kind: string;
  /** The screen on which this viewer finds the subject; null: none that they may open. */
  addressFor(viewer: Viewer, subjectId: string): string | null;
}

/** What other domains meet of a domain without knowing it: the platform adds it up over all of them. */
export interface Contributing {
  /** Constraint name -> what it means to a caller. */
  readonly constraints?: Readonly<Record<string, ErrorFact>>;
  /** What it keeps of a person: for the person's own copy, and for leaving. */
  readonly personal?: PersonalPort;
  /** Work of a person that is still open, which prevents a deactivation. */
  readonly openWork?: OpenWork;
  /** Its subjects in the activity of people. */
  readonly activity?: readonly ActivitySubject[];
  /** What it finds for the search across everything. */
  readonly finders?: readonly Finder[];
  /** What of its rows waits for a person. */
  readonly waiting?: readonly WaitingReader[];
  /** Its public pages, for search engines. */
  readonly addresses?: ListAddresses;
  /** Its calls, through which its lists are read where they are made into files. */
  readonly routes?: readonly Route[];
  /** Its lists that the server makes into files. */
  readonly sheets?: readonly Sheet[];
  /** The built-in values of the dated configuration that it reads, by key. */
  readonly settings?: Readonly<Record<string, object>>;
  /** Its records that people talk about. */
  readonly talkReferences?: readonly TalkReferences[];
  /** Its answers to what the domains below it ask. */
  readonly extensions?: readonly Extension[];
}

/** A list that can be made into a file, with the call that reads it. */
export interface OfferedSheet {
  readonly sheet: Sheet;
  readonly route: Route;
}

/** The sum of what all domains contribute. Empty until `gather`, which runs once, when all of them are composed. */
export interface Contributions {
  readonly constraints: ReadonlyMap<string, ErrorFact>;
  readonly openWork: OpenWork;
  /** Those of domains that others build on come first. */
  readonly personal: readonly PersonalPort[];
  /** By the kind of subject. */
  readonly activity: ReadonlyMap<string, ActivitySubject>;
  readonly finders: readonly Finder[];
  readonly waiting: readonly WaitingReader[];
  readonly addresses: readonly ListAddresses[];
  /** By the name of the list. */
  readonly sheets: ReadonlyMap<string, OfferedSheet>;
  /** By the key of the configuration. */
  readonly settings: ReadonlyMap<string, object>;
  /** By session type. */
  readonly talkReferences: ReadonlyMap<string, TalkReferences>;
  gather(domains: readonly Contributing[]): void;
}

export function createContributions(): Contributions {
  const constraints = new Map<string, ErrorFact>();
  const openWork: OpenWork[] = [];
  const personal: PersonalPort[] = [];
  const activity = new Map<string, ActivitySubject>();
  const finders: Finder[] = [];
  const waiting: WaitingReader[] = [];
  const addresses: ListAddresses[] = [];
  const sheets = new Map<string, OfferedSheet>();
  const settings = new Map<string, object>();
  const talkReferences = new Map<string, TalkReferences>();
  return {
    constraints,
    openWork: totalOpenWork(openWork),
    personal,
    activity,
    finders,
    waiting,
    addresses,
    sheets,
    settings,
    talkReferences,
    gather: (domains) => {
      for (const domain of domains) {
        for (const [name, fact] of Object.entries(domain.constraints ?? {})) constraints.set(name, fact);
        if (domain.openWork) openWork.push(domain.openWork);
        if (domain.personal) personal.push(domain.personal);
        finders.push(...(domain.finders ?? []));
        waiting.push(...(domain.waiting ?? []));
        if (domain.addresses) addresses.push(domain.addresses);
        for (const subject of domain.activity ?? []) activity.set(subject.kind, subject);
        for (const sheet of domain.sheets ?? []) {
          const route = domain.routes?.find(({ endpoint }) => endpoint === sheet.endpoint);
          if (route) sheets.set(sheet.list, { sheet, route });
        }
        for (const [key, builtIn] of Object.entries(domain.settings ?? {})) settings.set(key, builtIn);
        for (const one of domain.talkReferences ?? []) talkReferences.set(one.sessionType, one);
        for (const extension of domain.extensions ?? []) extension.install();
      }
    },
  };
}
