export { createDatabase, databaseExists, dropDatabase, urlOfDatabase } from './create-database.ts';
export { type EmbeddedPostgres, startPostgres } from './start-postgres.ts';
