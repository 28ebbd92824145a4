import type { Blog } from '@nukkad/contract/network/blog/blog.model';
import { blogPath } from './blog-paths.ts';

/** Structured data of a blog's page: only what the page shows. */
export function blogJsonLd(blog: Blog, origin: string) {
  const { slug, title, summary, author, publishedAt, editedAt, cover, language, tags } = blog;
  const url = origin + blogPath(slug);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: title,
    description: summary,
    inLanguage: language,
    datePublished: publishedAt,
    dateModified: editedAt ?? publishedAt,
    author: {
      '@type': author.kind === 'business' ? 'Organization' : 'Person',
      name: author.name,
      url: `${origin}/network/member/${author.handle}`,
    },
    ...(cover && { image: new URL(cover.url, origin).href }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
  };
}
