import { findUntold } from '../seed/seed-run.ts';
import { listDemoPeople } from './demo.store.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';

/** What a person who has just started the program needs: the address, whom to enter as, and where the codes arrive. */
export async function welcome(db: Database, config: Config, say: (sentence: string) => void): Promise<void> {
  say(`\n  ${config.BRAND_NAME} is open at ${config.publicOrigin}\n`);
  if (config.production) return;
  // A busy database must not end a server that is ready.
  const people = await listDemoPeople(db).catch((error: unknown) => {
    say(`  The people of the demo city could not be read: ${String(error)}`);
    return [];
  });
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
  if (await findUntold(db).catch(() => null)) sayUntold(say);
}

function sayUntold(say: (sentence: string) => void): void {
  say('  The past of the demo city is still being told. Everyone above can be entered as meanwhile, and');
  say('  their past grows until this says that the city is whole. A server that is stopped before makes');
  say('  the city anew at its next start, without what was done in it until then.\n');
}
