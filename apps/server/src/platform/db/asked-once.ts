import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

const keyOf = ({ sql, parameters }: CompiledQuery) => JSON.stringify([sql, parameters]);

/** For readings alone: what several domains ask in the same words is sent once, and all of them have its answer. */
export function askedOnce(connection: DatabaseConnection): DatabaseConnection {
  const answers = new Map<string, Promise<QueryResult<unknown>>>();
  return {
    executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      const key = keyOf(query);
      const answer = answers.get(key) ?? connection.executeQuery<Row>(query);
      answers.set(key, answer);
      return answer as Promise<QueryResult<Row>>;
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}
