import type { Client, Connection, Submittable } from 'pg';

/** A column of a statement's result, as PostgreSQL describes it. */
export interface Field {
  readonly name: string;
  readonly type: number;
  /** Of the table whose column it is; 0 for an expression. */
  readonly table: number;
  readonly column: number;
}

export interface Described {
  /** Type of `$1`, `$2`, … */
  readonly parameters: readonly number[];
  readonly fields: readonly Field[];
}

interface RowDescription {
  readonly fields: readonly {
    readonly name: string;
    readonly dataTypeID: number;
    readonly tableID: number;
    readonly columnID: number;
  }[];
}

interface Asked extends Submittable {
  handleRowDescription(message: RowDescription): void;
  handleError(error: Error): void;
  handleReadyForQuery(): void;
}

/** What `pg` can do on the wire beyond its types. */
interface Wire {
  parse(statement: { name: string; text: string; types: number[] }): void;
  describe(what: { type: 'S'; name: string }): void;
  sync(): void;
}

/** Has PostgreSQL parse a statement and say what it takes and answers, without running it. Throws what PostgreSQL finds wrong. */
export function describe(client: Client & { connection: Connection }, text: string): Promise<Described> {
  return new Promise((resolve, reject) => {
    let fields: Field[] = [];
    let parameters: readonly number[] = [];
    const hearParameters = (message: { dataTypeIDs: number[] }) => {
      parameters = message.dataTypeIDs;
    };
    client.connection.once('parameterDescription', hearParameters);
    const asked: Asked = {
      submit(connection) {
        const wire = connection as unknown as Wire;
        wire.parse({ name: '', text, types: [] });
        wire.describe({ type: 'S', name: '' });
        wire.sync();
      },
      handleRowDescription(message) {
        fields = message.fields.map(({ name, dataTypeID, tableID, columnID }) => ({
          name,
          type: dataTypeID,
          table: tableID,
          column: columnID,
        }));
      },
      handleError(error) {
        client.connection.off('parameterDescription', hearParameters);
        reject(error);
      },
      handleReadyForQuery() {
        resolve({ parameters, fields });
      },
    };
    client.query(asked);
  });
}
