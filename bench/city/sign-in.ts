/** Sessions of many people at once, each with the headers that a browser sends for it. */
import type pg from 'pg';
import { type SeedSignIn, seedSession } from '../../apps/server/seed/account.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { csrfToken } from '../../apps/server/src/platform/http/csrf.ts';
import { newId } from '../../apps/server/src/platform/id.ts';

export interface SignedIn {
  readonly userId: string;
  readonly headers: Readonly<Record<string, string>>;
}

type Person = Pick<SeedSignIn, 'userId' | 'mobileNumber' | 'as'>;

export function signIn(pool: pg.Pool, secret: string, people: readonly Person[]): Promise<SignedIn[]> {
  const now = new Date();
  return openDatabase(pool)
    .transaction()
    .execute(async (tx) => {
      const signedIn = [];
      for (const { userId, mobileNumber, as } of people) {
        const session = await seedSession(tx, { secret, userId, mobileNumber, as }, now);
        const token = csrfToken(secret, session.sessionId);
        const headers = {
          authorization: `Bearer ${session.accessToken}`,
          cookie: `XSRF-TOKEN=${token}`,
          'x-xsrf-token': token,
          'idempotency-key': newId(),
          'content-type': 'application/json',
        };
        signedIn.push({ userId, headers });
      }
      return signedIn;
    });
}

export interface Partner extends SignedIn {
  readonly organisationId: string;
}

interface Owner {
  readonly userId: string;
  readonly mobileNumber: string;
  readonly organisationId: string;
}

/** The owners of these organisations; without them those of the first ones that have a professional. */
export async function signInPartners(
  pool: pg.Pool,
  secret: string,
  which: { readonly first: number } | { readonly organisationIds: readonly string[] },
): Promise<Partner[]> {
  const [ids, limit] = 'first' in which ? [null, which.first] : [which.organisationIds, null];
  const { rows } = await pool.query<Owner>(
    `select u.user_id as "userId", u.mobile_number as "mobileNumber", o.organisation_id as "organisationId"
     from organisation o join user_account u on u.user_id = o.owner_user_id
     where ($1::uuid[] is null or o.organisation_id = any($1::uuid[])) and o.status = 'Active' and exists (select from staff_member s
       where s.organisation_id = o.organisation_id and s.is_professional and s.status = 'Active')
     order by o.organisation_id limit $2`,
    [ids, limit],
  );
  const people = rows.map((owner) => ({
    ...owner,
    as: { role: 'Service Partner', organisationId: owner.organisationId, staffId: null } as const,
  }));
  const sessions = await signIn(pool, secret, people);
  return sessions.map((session, at) => ({ ...session, organisationId: people[at]?.organisationId ?? '' }));
}
