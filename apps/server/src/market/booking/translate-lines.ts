import type { Reader } from '../../platform/db/database.ts';
import type { CatalogInterface, Lang } from '../catalog/index.ts';
import type { PlacedLine } from '../cart/index.ts';
import type { BookingDependencies } from './booking.interface.ts';

interface NamedLine extends Pick<PlacedLine, 'name' | 'subcategoryName' | 'options'> {
  /** Null: it is none of the catalogue, and keeps its name. */
  readonly serviceId: string | null;
}
type Named = Awaited<ReturnType<CatalogInterface['services']>>;
type Answers = Awaited<ReturnType<CatalogInterface['answers']>>;

const isIn = (lang: Lang, text: string) => /[\u0900-\u097f]/.test(text) === (lang === 'hi');

/** Ids whose frozen name is in the other language. */
const toTranslate = (lines: readonly Pick<NamedLine, 'serviceId' | 'name'>[], lang: Lang) => [
  ...new Set(lines.flatMap(({ serviceId, name }) => (isIn(lang, name) ? [] : (serviceId ?? [])))),
];

function translated<Line extends NamedLine>(line: Line, services: Named, answers: Answers): Line {
  const service = line.serviceId === null ? undefined : services.get(line.serviceId);
  if (!service) return line;
  const options = line.options.map((option) => ({ ...option, ...answers.get(option.optionId) }));
  return { ...line, name: service.name, subcategoryName: service.subcategoryName, options };
}

/**
 * Lines as the viewer reads them. A booking keeps the names of the language in which it was made, for invoices and mail;
 * screens show the catalogue's names in the language of the call. What the catalogue no longer holds keeps its name. Lines
 * that are in that language already cost no statement.
 */
export async function translateLines<Line extends NamedLine>(
  { interfaces: { catalog } }: Pick<BookingDependencies, 'interfaces'>,
  reader: Reader,
  lines: readonly Line[],
  lang: Lang,
): Promise<readonly Line[]> {
  const ids = toTranslate(lines, lang);
  if (ids.length === 0) return lines;
  const [services, answers] = await Promise.all([
    catalog.services(reader, ids, lang),
    lines.some(({ options }) => options.length > 0) ? catalog.answers(reader, ids, lang) : new Map(),
  ]);
  return lines.map((line) => (isIn(lang, line.name) ? line : translated(line, services, answers)));
}

/** The same for the first lines of a page of cards: names by service id. */
export async function translateTitles(
  { interfaces: { catalog } }: Pick<BookingDependencies, 'interfaces'>,
  reader: Reader,
  lines: readonly Pick<NamedLine, 'serviceId' | 'name'>[],
  lang: Lang,
): Promise<ReadonlyMap<string, string>> {
  const ids = toTranslate(lines, lang);
  if (ids.length === 0) return new Map();
  const services = await catalog.services(reader, ids, lang);
  return new Map([...services].map(([serviceId, { name }]) => [serviceId, name]));
}
