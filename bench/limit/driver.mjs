/** The driver as the limit uses it: nothing around it, every statement named, so that it is parsed once a session. */
import pg from 'pg';

const names = new Map();

function nameOf(text) {
  let name = names.get(text);
  if (name === undefined) {
    name = `s${names.size}`;
    names.set(text, name);
  }
  return name;
}

const bare = /^(begin|commit|rollback|start transaction)/i;

/** One statement as recorded; BEGIN and COMMIT go as they are. */
export function run(client, { text, values }) {
  return bare.test(text) ? client.query(text) : client.query({ name: nameOf(text), text, values });
}

export const openPool = (url, max) => new pg.Pool({ connectionString: url, max });
