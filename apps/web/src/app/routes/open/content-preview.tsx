import { CategoryTile } from '../../../market/catalog/category-tile.tsx';
import { HappyReviews } from '../../../market/review/happy-customers.tsx';
import { type Preview, PreviewPage } from '../../../office/piece/preview-page.tsx';
import { FaqItem } from '../../../talk/support/faq/faq-item.tsx';
import { VideoList } from '../../../talk/support/video/video-list.tsx';
import { HomeSection } from '../../home/home-section.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('piece.preview', 'Preview'), noindex: true }));

/** A draft may lack what its row would have: the words stand there all the same. */
function Help({ preview: { faq, video, banner, long } }: { preview: Preview }) {
  if (video) return <VideoList videos={[video]} />;
  return <FaqItem open faq={faq ?? { question: banner.title, answer: long }} />;
}

export default function ContentPreview() {
  return (
    <PreviewPage
      drawSection={(said, { reviews }) =>
        said.section === 'happy' ? (
          <HappyReviews title={said.title} items={reviews} />
        ) : (
          <HomeSection said={said} />
        )
      }
      drawHelp={(preview) => <Help preview={preview} />}
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
