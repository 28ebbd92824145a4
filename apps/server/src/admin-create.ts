/** npm run admin:create -- --email … --mobile … --name "…": makes an Admin, or lets a known one begin again. */
import { parseArgs } from 'node:util';
import { mobileNumber, personName } from '@nukkad/contract/identity/account/account.model';
import { adminEmail } from '@nukkad/contract/office/backoffice/sign-in.api';
import * as z from 'zod/mini';
import { runCommand } from './run-command.ts';

const { values } = parseArgs({
  options: { email: { type: 'string' }, mobile: { type: 'string' }, name: { type: 'string' } },
});
const wanted = z.safeParse(z.object({ email: adminEmail, mobile: mobileNumber, name: personName }), values);

await runCommand(async (app, say) => {
  if (!wanted.success) {
    for (const { path, message } of wanted.error.issues) say(`--${path.join('.')}: ${message}`);
    say('For example: npm run admin:create -- --email asha@example.in --mobile 9812345678 --name "Asha Rao"');
    return 1;
  }
  const { email, mobile, name } = wanted.data;
  const { config, clock } = app.platform;
  const ticket = await app.makeAdmin({ email, mobileNumber: mobile, fullName: name }, clock.now());
  say(`${email} may choose a password and set up an authenticator here, once, within 24 hours:`);
  say(`${config.backofficeUrl}sign-in#${ticket}`);
  return 0;
});
