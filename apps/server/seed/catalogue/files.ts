import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serverRoot } from '../../src/platform/paths.ts';

interface GroupFile {
  readonly id: string;
  readonly name: string;
  readonly nameHi: string;
  readonly serviceType: 'home' | 'office';
  /** Category ids, in the order of the screen; each is a file. */
  readonly categories: readonly string[];
}

/** Ids of services, or of categories, that carry a mark. */
export interface Highlights {
  readonly trending: readonly string[];
  readonly new: readonly string[];
  readonly recommended: readonly string[];
  readonly online: readonly string[];
}

interface HomeFile {
  readonly groups: readonly GroupFile[];
  readonly highlights: Highlights;
  readonly categoryHighlights: Highlights;
}

export interface SubCategoryFile {
  readonly id: string;
  readonly name: string;
  readonly nameHi: string;
  /** True of every service on the shelf; written after what a service says itself. */
  readonly includes: readonly string[];
  readonly includesHi: readonly string[];
  readonly excludes: readonly string[];
  readonly excludesHi: readonly string[];
}

interface OptionFile {
  readonly id: string;
  readonly label: string;
  readonly labelHi: string;
  readonly rupees?: number;
  /** Further units at the partner's own price. */
  readonly units?: number;
  readonly minutes?: number;
  readonly selected?: boolean;
}

export interface QuestionFile {
  readonly id: string;
  readonly ask: string;
  readonly askHi: string;
  readonly kind: 'one' | 'many';
  readonly required: boolean;
  readonly options: readonly OptionFile[];
}

export interface ServiceFile {
  readonly id: string;
  readonly sub: string;
  /** Key of its own drawing; without one it is shown with that of its category. */
  readonly picture?: string;
  readonly name: string;
  readonly nameHi: string;
  /** Low, usual and high price of one unit in rupees before tax. */
  readonly price: readonly [number, number, number];
  readonly minutes: number;
  readonly unit: string;
  readonly short: string;
  readonly shortHi: string;
  readonly about: string;
  readonly aboutHi: string;
  readonly includes: readonly string[];
  readonly includesHi: readonly string[];
  readonly excludes: readonly string[];
  readonly excludesHi: readonly string[];
  readonly keywords: readonly string[];
  readonly questions?: readonly QuestionFile[];
}

export interface CategoryFile {
  readonly id: string;
  readonly name: string;
  readonly nameHi: string;
  readonly sac: string;
  readonly gstClass: string;
  /** Rupees. */
  readonly visitCharge: number;
  readonly keywords: readonly string[];
  readonly subCategories: readonly SubCategoryFile[];
  readonly services: readonly ServiceFile[];
}

export interface CatalogueFiles {
  readonly home: HomeFile;
  /** In the order of the screen. */
  readonly categories: readonly CategoryFile[];
  /** Changes when any file does. */
  readonly version: string;
}

const folder = path.join(serverRoot, 'data/catalogue');
/** Changes when the rows made of the same files change. */
const shape = '2';

export async function readCatalogueFiles(): Promise<CatalogueFiles> {
  const hash = createHash('sha256').update(shape);
  const read = async <File>(name: string): Promise<File> =>
    JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8')) as File;
  const home = await read<HomeFile>('home');
  const categories = await Promise.all(
    home.groups.flatMap((group) => group.categories).map((id) => read<CategoryFile>(id)),
  );
  hash.update(JSON.stringify([home, categories]));
  return { home, categories, version: hash.digest('hex').slice(0, 16) };
}
