import type { Client } from 'pg';
import { readCatalog } from './catalog.ts';
import { rowFaults, sentFaults } from './compare.ts';
import { describe } from './describe.ts';
import { outerJoined } from './outer-joins.ts';
import type { Statement } from './statements.ts';
import { writtenFaults } from './written.ts';

const noColumns: ReadonlySet<number> = new Set();

/** Compares each statement with the database of the client. Returns the faults, each with its place. */
export async function checkStatements(client: Client, statements: readonly Statement[]): Promise<string[]> {
  const catalog = await readCatalog(client);
  const faults = new Set<string>();
  for (const statement of statements) {
    const { place, text } = statement;
    const described = await describe(client, text).catch((error: unknown) => String(error));
    if (typeof described === 'string') {
      faults.add(`${place}: ${described}`);
      continue;
    }
    const joined = / join /i.test(text) ? await outerJoined(client, text) : noColumns;
    for (const fault of [
      ...rowFaults(statement, described, joined, catalog),
      ...sentFaults(statement, described, catalog),
      ...writtenFaults(statement, catalog),
    ])
      faults.add(`${place}: ${fault}`);
  }
  return [...faults];
}
