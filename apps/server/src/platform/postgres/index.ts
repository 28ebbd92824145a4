export {
  createDatabase,
  databaseExists,
  dropDatabase,
  renameDatabase,
  urlOfDatabase,
} from './create-database.ts';
export { type EmbeddedPostgres, startPostgres } from './start-postgres.ts';
