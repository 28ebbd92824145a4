/** The `code` of an error of Node or PostgreSQL, as ENOENT or 42P01; undefined for anything else. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
