import { sql } from 'kysely';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';

interface DemoPerson {
  mobile_number: string;
  full_name: string;
  role: string;
  company_name: string | null;
  email: string | null;
  hint: string | null;
}

/** The people of the demo city whom a visitor may enter as: one of each role. */
async function demoPeople(db: Database): Promise<DemoPerson[]> {
  const { rows } =
    await sql<DemoPerson>`select demo_person.mobile_number, demo_person.full_name, demo_person.role, demo_person.company_name,
      demo_person.email, demo_person.hint from demo_person order by position`.execute(db);
  return rows;
}

/** What a person who has just started the program needs: the address, whom to enter as, and where the codes arrive. */
export async function welcome(db: Database, config: Config, say: (sentence: string) => void): Promise<void> {
  say(`\n  ${config.BRAND_NAME} is open at ${config.publicOrigin}\n`);
  if (config.production) return;
  const people = await demoPeople(db);
  if (people.length > 0) say('  Enter with the mobile number of one of these people:');
  for (const person of people.filter(({ email }) => email === null)) {
    const place = person.company_name ? `, ${person.company_name}` : '';
    say(`    ${person.mobile_number}  ${person.full_name} (${person.role}${place})`);
  }
  if (config.SMS_PROVIDER === 'inbox') say(`\n  Their codes arrive at ${config.publicOrigin}/inbox\n`);
  const admins = people.filter((person) => person.email !== null);
  if (admins.length > 0) say(`  The back office is at ${config.backofficeUrl}`);
  for (const { full_name, email, hint } of admins) say(`    ${email}  ${full_name} (Admin): ${hint}`);
  if (admins.length > 0) say('');
}
