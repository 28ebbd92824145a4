/** The SQL that a call of the product sends, as it is sent: what the limit then runs with nothing around it. */
import pg from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

let heard: Statement[] | null = null;

interface Asked {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** Listens at the driver: every statement of this process passes here. */
export function listenToDriver(): void {
  const client = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = client;
  client.query = function heardQuery(this: unknown, ...args: unknown[]) {
    const [first, second] = args;
    if (heard !== null) {
      const asked: Asked = typeof first === 'string' ? { text: first } : (first as Asked);
      const values = asked.values ?? (Array.isArray(second) ? (second as unknown[]) : []);
      heard.push({ text: asked.text, values: [...values] });
    }
    return query.apply(this, args);
  };
}

/** What is sent while `work` runs; one work at a time. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const mine: Statement[] = [];
  heard = mine;
  try {
    await work();
  } finally {
    heard = null;
  }
  return mine;
}
