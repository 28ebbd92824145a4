import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { chainHash, chainStart } from './chain-hash.ts';

const pageSize = 5_000;
/** More would only say the same again. */
const mostFaults = 50;

export type FaultKind = 'changed' | 'removed' | 'broken_chain' | 'missing_link' | 'never_sealed';

export interface AuditFault {
  readonly kind: FaultKind;
  /** Place in the chain; null for a row that has none. */
  readonly link: number | null;
  /** Null: the link itself is gone. */
  readonly auditId: string | null;
}

export interface AuditVerdict {
  readonly links: number;
  readonly headLink: number;
  /** Hex; compare it with the one that a log of that day names. */
  readonly headHash: string;
  /** Written in the last seconds and not sealed yet. */
  readonly waiting: number;
  readonly faults: readonly AuditFault[];
}

interface LinkRow {
  readonly link: number;
  readonly auditId: string;
  readonly rowHash: Buffer;
  readonly chainHash: Buffer;
  /** Of the row as it is now; null: it is gone. */
  readonly presentHash: Buffer | null;
}

async function linksAfter(tx: Tx, link: number): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`select l.link, l.audit_id as "auditId", l.row_hash as "rowHash",
      l.chain_hash as "chainHash", case when a.audit_id is null then null else audit_row_hash(a) end as "presentHash"
    from audit_link l left join audit_log a on a.audit_id = l.audit_id and a.at = l.at
    where l.link > ${link} order by l.link limit ${pageSize}`.execute(tx);
  return rows;
}

/** Rows that neither the chain nor its queue knows: slipped in past the trigger. */
async function strangers(tx: Tx): Promise<AuditFault[]> {
  const { rows } = await sql<{ auditId: string }>`select a.audit_id as "auditId" from audit_log a
    where not exists (select 1 from audit_link l where l.audit_id = a.audit_id and l.at = a.at)
      and not exists (select 1 from audit_waiting w where w.audit_id = a.audit_id)
    order by a.at limit ${mostFaults}`.execute(tx);
  return rows.map(({ auditId }) => ({ kind: 'never_sealed' as const, link: null, auditId }));
}

function faultsOf(row: LinkRow, expectedLink: number, before: Buffer): AuditFault[] {
  const fault = (kind: FaultKind): AuditFault => ({ kind, link: row.link, auditId: row.auditId });
  const faults: AuditFault[] = [];
  if (row.link !== expectedLink) faults.push({ kind: 'missing_link', link: expectedLink, auditId: null });
  else if (!chainHash(before, row.rowHash).equals(row.chainHash)) faults.push(fault('broken_chain'));
  if (row.presentHash === null) faults.push(fault('removed'));
  else if (!row.presentHash.equals(row.rowHash)) faults.push(fault('changed'));
  return faults;
}

async function walk(tx: Tx): Promise<Omit<AuditVerdict, 'waiting'>> {
  const faults: AuditFault[] = [];
  let head = { link: 0, hash: chainStart };
  let links = 0;
  for (;;) {
    const rows = await linksAfter(tx, head.link);
    for (const row of rows) {
      // Months that were dropped whole took their links along: the chain is then read from the oldest one kept.
      const isFirst = links === 0;
      if (!isFirst || row.link === 1) faults.push(...faultsOf(row, head.link + 1, head.hash));
      else
        faults.push(...faultsOf(row, row.link, row.chainHash).filter(({ kind }) => kind !== 'broken_chain'));
      head = { link: row.link, hash: row.chainHash };
      links += 1;
    }
    if (rows.length < pageSize || faults.length >= mostFaults) break;
  }
  return {
    links,
    headLink: head.link,
    headHash: head.hash.toString('hex'),
    faults: faults.slice(0, mostFaults),
  };
}

/** Reads the whole chain and compares it with the rows as they are now, in one snapshot. */
export function verifyAudit(db: Database): Promise<AuditVerdict> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`set local statement_timeout = '120s'`.execute(tx);
      const verdict = await walk(tx);
      const { rows } = await sql<{ count: number }>`select count(*) as count from audit_waiting`.execute(tx);
      const faults = [...verdict.faults, ...(await strangers(tx))].slice(0, mostFaults);
      return { ...verdict, waiting: rows[0]?.count ?? 0, faults };
    });
}
