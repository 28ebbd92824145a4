import { CategoryTile } from '../../../market/catalog/category-tile.tsx';
import { ContentGroups } from '../../../office/content/content-groups.tsx';
import { PreviewPage } from '../../../office/piece/preview-page.tsx';
import { HomeSection } from '../../home/home-section.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('piece.preview', 'Preview'), noindex: true }));

export default function ContentPreview() {
  return (
    <PreviewPage
      drawSection={(said) => <HomeSection said={said} />}
      drawLegal={({ title, lead, groups }) => (
        <>
          <h3>{title}</h3>
          <p>{lead}</p>
          <ContentGroups groups={groups} unlinked />
        </>
      )}
      drawCategory={({ preview: { banner }, category: { categoryId, name, image } }) => (
        <CategoryTile
          name={name}
          picture={image}
          photo={banner.narrow ?? banner.wide}
          alternative={banner.alternative}
          to={`/services?category=${categoryId}`}
        />
      )}
    />
  );
}
