/** The people of the demo city whom a start names, and its Admins. */
import { sql } from 'kysely';
import { addEnrolledAdmin } from '../../src/office/backoffice/backoffice.seed.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/id.ts';
import { seedUser } from '../account.ts';
import type { DemoCity } from './demo-city.ts';
import { demoAdmin, secondDemoAdmin } from './people.ts';

/** The back office of the demo city: two Admins, because one never approves a proposal of their own. */
export async function seedDemoAdmins(db: Database, appSecret: string, now: Date): Promise<void> {
  const roles = [{ role: 'Admin', organisationId: null, staffId: null }] as const;
  await db.transaction().execute(async (tx) => {
    for (const [at, admin] of [demoAdmin, secondDemoAdmin].entries()) {
      const userId = newId();
      await seedUser(tx, { ...admin, userId, roles }, now);
      await addEnrolledAdmin(tx, appSecret, { ...admin, userId }, now);
      const code = at === 0 ? 'npm run -s admin:code' : `npm run -s admin:code -- --email ${admin.email}`;
      await sql`insert into demo_person (mobile_number, full_name, role, position, email, hint)
        values (${admin.mobileNumber}, ${admin.fullName}, 'Admin', ${1000 + at}, ${admin.email},
          ${`password ${admin.password}, code from ${code}, or from an authenticator with the key ${admin.secret}`})`.execute(
        tx,
      );
    }
  });
}

/** Who is named at start and in the end-to-end tests: three buyers, the first shops' owner, desk and professional, and one who looks for work. */
export async function nameDemoPeople(db: Database, city: DemoCity): Promise<void> {
  const buyers = city.residents.slice(0, 3).map((person) => ({ ...person, role: 'Buyer', company: null }));
  const staff = city.shops
    .slice(0, 2)
    .flatMap((shop) => [
      { ...shop.owner, role: 'Service Partner', company: shop.companyName },
      { ...shop.desk, role: 'Staff', company: shop.companyName },
      ...shop.people
        .slice(0, 1)
        .map((person) => ({ ...person, role: 'Professional', company: shop.companyName })),
    ]);
  const seekers = city.jobSeekers.slice(0, 1).map((one) => ({ ...one, role: 'Jobseeker', company: null }));
  for (const [position, person] of [...buyers, ...staff, ...seekers].entries()) {
    await sql`insert into demo_person (mobile_number, full_name, role, company_name, position)
      values (${person.mobileNumber}, ${person.fullName}, ${person.role}, ${person.company}, ${position}) on conflict do nothing`.execute(
      db,
    );
  }
}
