import type { Permission } from '@nukkad/contract/kernel/roles';
import {
  answerInvitation,
  inviteUser,
  updateEmployeeAccess,
} from '@nukkad/contract/identity/staff/staff.api';
import { sql } from 'kysely';
import { composeDomains } from '../src/domains.ts';
import { effectivePermissions } from '@nukkad/contract/kernel/permissions';
import type { Domain } from '../src/platform/domain.ts';
import { newId } from '../src/platform/id.ts';
import type { Viewer } from '../src/platform/viewer.ts';
import { aPartner } from './a-partner.ts';
import { type Mounted, aViewer, mounted } from './mounted.ts';
import type { Answer, TestClient } from './test-client.ts';

export interface StaffFixture {
  readonly app: Mounted;
  readonly organisationId: string;
  readonly owner: TestClient;
  readonly ownerViewer: Viewer;
  /** The owner of another organisation. */
  readonly stranger: TestClient;
  readonly strangerOrganisationId: string;
  /** A person with an account and nothing else, by mobile number. */
  person(mobileNumber: string): Promise<Viewer>;
  /** Invites and accepts. Answers the member, as they are with these rights. */
  hire(mobileNumber: string, grants?: readonly string[]): Promise<Viewer>;
  as(viewer: Viewer): TestClient;
  invite(client: TestClient, options: object): Promise<Answer>;
  /** What the clock does, by the name of the job. */
  tick(name: string): Promise<void>;
}

/** Two partners, and everything composed; people are believed, so that roles can be tried one by one. */
export async function staffFixture(): Promise<StaffFixture> {
  const made: { all: readonly Domain[] } = { all: [] };
  const app = await mounted((platform, sessions) => {
    made.all = composeDomains(platform, sessions).domains;
    return made.all;
  });
  const { db } = app.platform;
  const here = await aPartner(db, { companyName: 'Lakshmi Home Services' });
  const there = await aPartner(db, { companyName: 'Bright Sparks' });
  const ownerOf = (partner: typeof here) =>
    aViewer({
      userId: partner.ownerUserId,
      role: 'Service Partner',
      organisationId: partner.organisationId,
    });
  const ownerViewer = ownerOf(here);
  const owner = app.as(ownerViewer);

  const person = async (mobileNumber: string) => {
    const userId = newId();
    await sql`insert into user_account (user_id, mobile_number, full_name, created_at, updated_at)
      values (${userId}, ${mobileNumber}, 'Ravi Kumar', ${app.clock.now()}, ${app.clock.now()})`.execute(db);
    return aViewer({ userId });
  };
  const invite = (client: TestClient, options: object) =>
    client.askLoosely(inviteUser, {
      body: { fullName: 'Ravi Kumar', isProfessional: true, ...options },
      headers: { 'idempotency-key': newId() },
    });
  const hire = async (mobileNumber: string, grants: readonly Permission[] = []) => {
    const viewer = await person(mobileNumber);
    const { body } = await invite(owner, { mobileNumber });
    await app.as(viewer).ask(answerInvitation, { body: { staffId: body.staffId, accept: true } });
    if (grants.length > 0)
      await owner.ask(updateEmployeeAccess, { body: { staffId: body.staffId, permissions: [...grants] } });
    return {
      ...viewer,
      role: 'subUser' as const,
      organisationId: here.organisationId,
      staffId: body.staffId,
      permissions: effectivePermissions(grants),
    };
  };
  return {
    app,
    organisationId: here.organisationId,
    owner,
    ownerViewer,
    stranger: app.as(ownerOf(there)),
    strangerOrganisationId: there.organisationId,
    person,
    hire,
    as: (viewer) => app.as(viewer),
    invite,
    tick: async (name) => {
      for (const job of made.all.flatMap(({ cron }) => cron ?? [])) if (job.name === name) await job.run();
      await app.drain();
    },
  };
}
