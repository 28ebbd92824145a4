import { CategoryPicture } from '../category/category-picture.tsx';
import pictures from './services.svg?url';

/**
 * The drawing of a service, or that of its category where it has none of its own. Decorative: the name is beside it. All
 * drawings are in one file of symbols, so they need no script; the keys are those of the catalogue.
 */
export function ServicePicture({
  service: { serviceImage, categoryImage },
  size,
}: {
  service: { readonly serviceImage: string | null; readonly categoryImage: string };
  size: number;
}) {
  if (serviceImage === null) return <CategoryPicture id={categoryImage} size={size} />;
  return (
    <svg width={size} height={size} viewBox="0 0 96 96" aria-hidden="true">
      <use href={`${pictures}#${serviceImage}`} />
    </svg>
  );
}
