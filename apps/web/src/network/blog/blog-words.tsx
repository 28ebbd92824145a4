import type { BlogBlock, BlogBody, BlogRun } from '@nukkad/contract/network/blog/blog-body.model';
import type { BlogPicture } from '@nukkad/contract/network/blog/blog.model';
import type { ReactNode } from 'react';
import styles from './blog-words.module.css';

function Words({ run }: { run: BlogRun }): ReactNode {
  if (run.type === 'break') return <br />;
  let words: ReactNode = run.text;
  for (const mark of run.marks ?? [])
    switch (mark.type) {
      case 'bold':
        words = <strong>{words}</strong>;
        break;
      case 'italic':
        words = <em>{words}</em>;
        break;
      case 'link':
        words = (
          <a href={mark.attrs.href} target="_blank" rel="nofollow ugc noopener noreferrer">
            {words}
          </a>
        );
    }
  return words;
}

// A blog that is shown does not change: what stands at a place stays there.
const Line = ({ content = [] }: { content?: readonly BlogRun[] | undefined }) =>
  content.map((run, place) => <Words key={place} run={run} />);

const Paragraphs = ({ of }: { of: readonly { readonly content?: readonly BlogRun[] | undefined }[] }) =>
  of.map(({ content }, place) => (
    <p key={place}>
      <Line content={content} />
    </p>
  ));

function Items({ of }: { of: readonly { readonly content: Parameters<typeof Paragraphs>[0]['of'] }[] }) {
  return of.map(({ content }, place) => (
    <li key={place}>
      <Paragraphs of={content} />
    </li>
  ));
}

function Picture({ picture, alternative }: { picture: BlogPicture | undefined; alternative: string }) {
  if (!picture) return null;
  const { url, width, height } = picture;
  return (
    <figure>
      <img src={url} alt={alternative} width={width} height={height} loading="lazy" decoding="async" />
    </figure>
  );
}

function Block({ block, pictures }: { block: BlogBlock; pictures: readonly BlogPicture[] }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Line content={block.content} />
        </p>
      );
    case 'heading': {
      const Heading = block.attrs.level === 2 ? 'h2' : 'h3';
      return (
        <Heading>
          <Line content={block.content} />
        </Heading>
      );
    }
    case 'bullets':
      return (
        <ul>
          <Items of={block.content} />
        </ul>
      );
    case 'numbers':
      return (
        <ol>
          <Items of={block.content} />
        </ol>
      );
    case 'quote':
      return (
        <blockquote>
          <Paragraphs of={block.content} />
        </blockquote>
      );
    case 'picture': {
      const { pictureId, alternative } = block.attrs;
      return (
        <Picture picture={pictures.find((one) => one.pictureId === pictureId)} alternative={alternative} />
      );
    }
  }
}

/** What a blog says, as elements: the one place where its blocks become a page. */
export function BlogWords({
  body,
  pictures,
  language,
}: {
  body: BlogBody;
  pictures: readonly BlogPicture[];
  language: 'en' | 'hi';
}) {
  return (
    <div className={styles.words} translate="no" lang={language} dir="auto">
      {body.map((block, place) => (
        <Block key={place} block={block} pictures={pictures} />
      ))}
    </div>
  );
}
