/** The driver with nothing around it: every statement is named, so that PostgreSQL parses and plans it once a session. */
import pg from 'pg';

const int8 = 20;
const numeric = 1700;
const date = 1082;

/** As the product reads them: paise and counts as numbers, days as text. */
function parsers() {
  const types = new pg.TypeOverrides();
  types.setTypeParser(int8, Number);
  types.setTypeParser(numeric, Number);
  types.setTypeParser(date, (value) => value);
  return types;
}

const names = new Map();

function nameOf(text) {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

const pool = new pg.Pool({ connectionString: process.env.LIMIT_DATABASE_URL, max: 20, types: parsers() });

/** The rows of one statement. */
export async function rowsOf(text, values) {
  const { rows } = await pool.query({ name: nameOf(text), text, values });
  return rows;
}
