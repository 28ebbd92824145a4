import type pg from 'pg';
import { askPreparedOf } from './known-columns.ts';
import { askThrough } from './ask.ts';

/** A session keeps each plan in its memory, so there is an end to them; what comes later is planned each time. */
const usualMost = 300;
/** A statement used once or twice, such as at start, is not worth a name. */
const worthFrom = 3;

interface Known {
  times: number;
  name: string | null;
}

/**
 * Gives a name to a repeated statement, so that PostgreSQL parses and plans it once a session: planning a search costs
 * three times what running it does. Only the text counts, so values never reach a name.
 */
export function statementNames(most = usualMost): (text: string) => string | null {
  const known = new Map<string, Known>();
  let named = 0;
  return (text) => {
    const entry = known.get(text) ?? { times: 0, name: null };
    if (entry.times === 0) {
      if (known.size >= most * 4) return null;
      known.set(text, entry);
    }
    entry.times += 1;
    if (entry.name === null && entry.times >= worthFrom && named < most) {
      named += 1;
      entry.name = `nukkad_${named}`;
    }
    return entry.name;
  };
}

/** From now on this connection prepares what `nameOf` names. */
export function prepareOn(client: pg.PoolClient, nameOf: (text: string) => string | null): void {
  askThrough(client, (ask) => {
    const askPrepared = askPreparedOf(client, ask);
    return (...args) => {
      const [text, values] = args;
      const isPlain =
        args.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const name = isPlain ? nameOf(text) : null;
      return isPlain && name !== null ? askPrepared(name, text, values) : ask(...args);
    };
  });
}
