/** npm run audit:verify: reads the whole chain of the audit log, and fails if something does not fit. */
import { verifyAudit } from './platform/audit/verify.ts';
import { runCommand } from './run-command.ts';

await runCommand(async (app, say) => {
  const { links, headLink, headHash, waiting, faults } = await verifyAudit(app.platform.db);
  say(`${links} links read, ${waiting} acts wait to be sealed.`);
  say(`Head: link ${headLink}, ${headHash}`);
  for (const { kind, link, auditId } of faults)
    say(`${kind}: link ${link ?? 'none'}, act ${auditId ?? 'unknown'}`);
  say(faults.length === 0 ? 'Everything fits.' : `${faults.length} faults.`);
  return faults.length === 0 ? 0 : 1;
});
