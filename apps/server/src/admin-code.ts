/** npm run admin:code [-- --email …]: what the authenticator of an Admin shows now. For a demo; never in production. */
import { parseArgs } from 'node:util';
import { demoAdmin } from '../seed/city/people.ts';
import { runCommand } from './run-command.ts';

const { values } = parseArgs({ options: { email: { type: 'string', default: demoAdmin.email } } });

await runCommand(async (app, say) => {
  const code = await app.codeOfAdmin(values.email);
  say(code ?? `${values.email} has no authenticator here, or this is production.`);
  return code ? 0 : 1;
});
