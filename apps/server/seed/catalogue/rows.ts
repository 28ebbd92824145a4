import { wordsOf } from '../../src/market/catalog/catalog.rules.ts';
import type {
  CatalogueFiles,
  CategoryFile,
  Highlights,
  QuestionFile,
  ServiceFile,
  SubCategoryFile,
} from './files.ts';

const marks = (highlights: Highlights, id: string) => ({
  is_trending: highlights.trending.includes(id),
  is_new: highlights.new.includes(id),
  is_recommended: highlights.recommended.includes(id),
  is_online: highlights.online.includes(id),
});

/** How much a word says, by where it stands: what is written last in this list never lowers what was before. */
const weights = { name: 100, keyword: 90, shelf: 60, category: 55, answer: 35, description: 25 } as const;

function termsOf(category: CategoryFile, shelf: SubCategoryFile, service: ServiceFile) {
  const answers = (service.questions ?? []).flatMap((question) =>
    question.options.flatMap((option) => [option.label, option.labelHi]),
  );
  const places: readonly (readonly [keyof typeof weights, readonly string[]])[] = [
    ['name', [service.name, service.nameHi]],
    ['keyword', service.keywords],
    ['shelf', [shelf.name, shelf.nameHi]],
    ['category', [category.name, category.nameHi, ...category.keywords]],
    ['answer', answers],
    ['description', [service.short, service.shortHi]],
  ];
  const terms = new Map<string, number>();
  for (const [place, texts] of places) {
    for (const term of texts.flatMap(wordsOf)) if (!terms.has(term)) terms.set(term, weights[place]);
  }
  return [...terms].map(([term, weight]) => ({ term, service_id: service.id, weight }));
}

function questionRows(serviceId: string, questions: readonly QuestionFile[]) {
  return questions.map((question, index) => ({
    question_id: `${serviceId}.${question.id}`,
    service_id: serviceId,
    question: question.ask,
    question_hi: question.askHi,
    kind: question.kind,
    is_required: question.required,
    position: index + 1,
  }));
}

function optionRows(serviceId: string, questions: readonly QuestionFile[]) {
  return questions.flatMap((question) =>
    question.options.map((option, index) => ({
      option_id: `${serviceId}.${question.id}.${option.id}`,
      question_id: `${serviceId}.${question.id}`,
      label: option.label,
      label_hi: option.labelHi,
      price_paise: (option.rupees ?? 0) * 100,
      further_units: option.units ?? 0,
      minutes: option.minutes ?? 0,
      is_selected: option.selected ?? false,
      position: index + 1,
    })),
  );
}

function shelfOf(category: CategoryFile, service: ServiceFile): SubCategoryFile {
  const shelf = category.subCategories.find((one) => one.id === service.sub);
  if (!shelf) throw new Error(`${service.id} stands on an unknown shelf, ${service.sub}.`);
  return shelf;
}

function serviceRow(category: CategoryFile, service: ServiceFile, position: number, highlights: Highlights) {
  const shelf = shelfOf(category, service);
  const [low, typical, high] = service.price.map((rupees) => rupees * 100);
  return {
    service_id: service.id,
    category_id: category.id,
    sub_category_id: service.sub,
    picture: service.picture ?? null,
    name: service.name,
    name_hi: service.nameHi,
    short_description: service.short,
    short_description_hi: service.shortHi,
    description: service.about,
    description_hi: service.aboutHi,
    includes: [...service.includes, ...shelf.includes],
    includes_hi: [...service.includesHi, ...shelf.includesHi],
    excludes: [...service.excludes, ...shelf.excludes],
    excludes_hi: [...service.excludesHi, ...shelf.excludesHi],
    keywords: service.keywords,
    unit: service.unit,
    low_paise: low,
    typical_paise: typical,
    high_paise: high,
    minutes: service.minutes,
    position,
    ...marks(highlights, service.id),
  };
}

const categoryRows = ({ home, categories }: CatalogueFiles) =>
  categories.map((category, index) => ({
    category_id: category.id,
    group_id: home.groups.find((group) => group.categories.includes(category.id))?.id,
    name: category.name,
    name_hi: category.nameHi,
    picture: category.id,
    sac: category.sac,
    gst_class: category.gstClass,
    visit_charge_paise: category.visitCharge * 100,
    position: index + 1,
    ...marks(home.categoryHighlights, category.id),
  }));

/** The rows of every table of the catalogue, keyed as its columns. */
export function makeCatalogueRows(files: CatalogueFiles) {
  const { home, categories } = files;
  const services = categories.flatMap((category) =>
    category.services.map((service, index) => ({ category, service, position: index + 1 })),
  );
  return {
    groups: home.groups.map((group, index) => ({
      group_id: group.id,
      name: group.name,
      name_hi: group.nameHi,
      service_type: group.serviceType,
      position: index + 1,
    })),
    categories: categoryRows(files),
    subCategories: categories.flatMap((category) =>
      category.subCategories.map((shelf, index) => ({
        sub_category_id: shelf.id,
        category_id: category.id,
        name: shelf.name,
        name_hi: shelf.nameHi,
        position: index + 1,
      })),
    ),
    services: services.map(({ category, service, position }) =>
      serviceRow(category, service, position, home.highlights),
    ),
    questions: services.flatMap(({ service }) => questionRows(service.id, service.questions ?? [])),
    options: services.flatMap(({ service }) => optionRows(service.id, service.questions ?? [])),
    terms: services.flatMap(({ category, service }) =>
      termsOf(category, shelfOf(category, service), service),
    ),
  };
}
export type CatalogueRows = ReturnType<typeof makeCatalogueRows>;
