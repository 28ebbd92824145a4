/** RFC 6266: a plain name for old clients and the real one, encoded, for the others. */
export const attachmentOf = (fileName: string): string =>
  `attachment; filename="document"; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll("'", '%27')}`;
