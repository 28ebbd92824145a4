/**
 * What a domain says of its calls for the tests that go through all calls of the contract: who may try them, with what, and
 * what they show. Each domain has one file, `test/calls/<area>/<domain>.ts`; the tests read the folders.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { importSource } from '../harness/import-source.ts';
import type { Mounted } from '../harness/mounted.ts';
import type { Person, Tenant } from '../harness/tenant.ts';
import type { TenantRows } from './tenants-story.ts';
import type { Answer, TestClient, Wire } from '../harness/test-client.ts';
import type { Tenants } from './two-tenants.ts';

/** Ids in the requests that belong to neither tenant. */
export interface Things {
  readonly serviceId: string;
  readonly photos: Buffer;
}

export interface Try {
  /** Whose right it is: the positive control. */
  readonly right: 'buyer' | 'owner' | 'desk' | 'professional';
  readonly send: (person: Person, its: TenantRows, tenant: Tenant) => Promise<Answer>;
}

/** What a paged call needs besides its page, and who may make it. */
export interface PagedList {
  readonly query: string | ((tenants: Tenants, its: TenantRows) => string);
  /** Of its path. */
  readonly params?: (tenants: Tenants, its: TenantRows) => Readonly<Record<string, string>>;
  readonly who: 'buyer' | 'owner' | 'seeker' | null;
  /** Nothing of it happened in the story of the two tenants. */
  readonly empty?: true;
}

export interface ConfirmationRow {
  readonly endpoint: AnyEndpoint;
  readonly what: string;
  /** Brings the story to where this is confirmed; answers who confirms it, and the body without what was seen. */
  readonly arrange: () => Promise<{
    who: { readonly client: Pick<TestClient, 'get' | 'post' | 'patch'> };
    body: Wire;
    params?: Readonly<Record<string, string>>;
  }>;
  /** Keeps what the next rows of the domain need. */
  readonly after?: (answer: Wire) => void | Promise<void>;
}

/** The ways by which a person gives us something personal, once as it should be and once as it should not. */
export interface PersonalWays {
  /** What no log line may hold of that which is sent. */
  readonly secrets: readonly string[];
  readonly person?: (app: Mounted, person: Person) => Promise<readonly Answer[]>;
  readonly owner?: (app: Mounted, owner: Person) => Promise<readonly Answer[]>;
}

/** Calls are named as the contract does: `PATCH /user/catalogue`. */
export interface DomainCalls {
  /** Every call that names a record of an owner. The sent values would change nothing for the owner either. */
  readonly tries?: (things: Things) => Readonly<Record<string, Try>>;
  /** Calls whose ids public pages show. */
  readonly publicIds?: readonly string[];
  /** Calls whose ids are a person's alone, by the test that tries them with another person. */
  readonly triedAtHome?: Readonly<Record<string, string>>;
  readonly lists?: Readonly<Record<string, PagedList>>;
  /** These calls sign the caller out or change the account: calls after them would prove nothing. */
  readonly endsSessions?: readonly string[];
  /** In the order of the domain's own story; a domain relies on no row of another. */
  readonly confirmations?: (tenants: () => Tenants) => readonly ConfirmationRow[];
  readonly personalWays?: PersonalWays;
}

/** Those of every domain, by area and name. */
export async function everyDomainsCalls(): Promise<readonly DomainCalls[]> {
  const folder = path.join(import.meta.dirname, '../calls');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted();
  const modules = files.map(
    (file) => importSource(path.join(folder, file)) as Promise<{ calls: DomainCalls }>,
  );
  return (await Promise.all(modules)).map(({ calls }) => calls);
}

/** All entries of one kind; two domains that declare the same call are a mistake. */
export function joined<Entry>(
  parts: readonly (Readonly<Record<string, Entry>> | undefined)[],
): Readonly<Record<string, Entry>> {
  const entries = parts.flatMap((part) => Object.entries(part ?? {}));
  const twice = entries.map(([name]) => name).filter((name, index, all) => all.indexOf(name) !== index);
  if (twice.length > 0) throw new Error(`Two domains declare ${twice.join(', ')}.`);
  return Object.fromEntries(entries);
}

/** Sends a picture as a form. */
export const upload =
  (content: Buffer, address: string, field = 'photos') =>
  (person: Person): Promise<Answer> => {
    const body = new FormData();
    body.append(field, new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'photo.jpg');
    return person.client.send('POST', address, { body });
  };
