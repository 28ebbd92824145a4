/** What an `accept` of a file field takes, as the browser reads it. */
const partsOf = (accept: string): readonly string[] =>
  accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Endings of the kinds that we take; some systems name no media type. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'text/csv': ['csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
};

const takes = (part: string, { name, type }: Pick<File, 'name' | 'type'>): boolean => {
  if (part.startsWith('.')) return endingOf(name) === part.slice(1);
  if (part.endsWith('/*')) return type.startsWith(part.slice(0, -1));
  return type === part || (type === '' && (endings[part] ?? []).includes(endingOf(name)));
};

export const isAccepted = (file: Pick<File, 'name' | 'type'>, accept: string): boolean =>
  accept === '' || partsOf(accept).some((part) => takes(part, file));

const kinds: Readonly<Record<string, string>> = {
  jpg: 'JPEG',
  jpeg: 'JPEG',
  webp: 'WebP',
};

/** As people call them: PDF, JPEG, PNG. */
export function kindsOf(accept: string): readonly string[] {
  const named = partsOf(accept).map((part) => {
    const ending = part.startsWith('.')
      ? part.slice(1)
      : (endings[part]?.[0] ?? endingOf(part.replace('/', '.')));
    return kinds[ending] ?? ending.toUpperCase();
  });
  return [...new Set(named)];
}
